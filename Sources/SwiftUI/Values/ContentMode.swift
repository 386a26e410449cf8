/// The way in which content with a fixed aspect ratio takes the space offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The mode in which all of the content fits into the space.
  case fit
  /// The mode in which the content covers all of the space.
  case fill

  // The compiler would write this too; it is written out because it is part of the documented interface.
  /// Both modes.
  public static var allCases: [ContentMode] { [.fit, .fill] }
}
