/// The rule that tells which points are inside an outline that overlaps itself.
@nonexhaustive
public enum CGPathFillRule: Int, Sendable {
  /// The rule that counts turns: a point is inside unless the outline turns around it as often each way.
  case winding
  /// The rule that counts crossings: a point is inside where a ray from it crosses the outline an odd number of times.
  case evenOdd
}
