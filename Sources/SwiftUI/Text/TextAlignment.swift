/// How the lines of a text lie under each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Beginning at one line.
  case leading
  /// About one line.
  case center
  /// Ending at one line.
  case trailing
}
