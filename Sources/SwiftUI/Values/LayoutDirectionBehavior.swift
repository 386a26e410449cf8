/// What a shape does where text runs from right to left.
@nonexhaustive
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The behaviour of a shape that always looks the same.
  case fixed
  /// The behaviour of a shape that is mirrored in one layout direction.
  case mirrors(in: LayoutDirection)

  /// The behaviour of a shape that is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
