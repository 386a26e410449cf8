/// The form of the two ends of an open stroke.
@nonexhaustive
public enum CGLineCap: Int32, Sendable {
  /// An end that stops exactly at the last point.
  case butt
  /// An end with a half circle around the last point.
  case round
  /// An end that reaches half a line width beyond the last point.
  case square
}
