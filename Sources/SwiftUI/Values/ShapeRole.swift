/// The way in which a shape is drawn.
@nonexhaustive
public enum ShapeRole: Hashable, Sendable {
  /// A shape whose inside is filled.
  case fill
  /// A shape that is itself the outline of a stroke.
  case stroke
  /// A shape that separates others.
  case separator
}
