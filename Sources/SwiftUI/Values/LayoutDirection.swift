/// The direction in which a language is written.
@nonexhaustive
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The direction in which leading means left.
  case leftToRight
  /// The direction in which leading means right.
  case rightToLeft

  // The compiler would write this too; it is written out because it is part of the documented interface.
  /// Both directions.
  public static var allCases: [LayoutDirection] { [.leftToRight, .rightToLeft] }
}
