/// The curve of a rounded corner.
@nonexhaustive
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curvature grows and shrinks gradually; it starts up to 1.53 radii from the corner.
  case continuous
}
