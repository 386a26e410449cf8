/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The direction in which leading means left.
  case leftToRight
  /// The direction in which leading means right.
  case rightToLeft
}
