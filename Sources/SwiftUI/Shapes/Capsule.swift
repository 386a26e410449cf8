/// A rectangle whose shorter sides are rounded as far as possible.
///
/// With the default, continuous style the ends are not half circles.
nonisolated public struct Capsule: Shape, InsetDrawable {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the rectangle with corners of half its smaller side.
  public func path(in r: CGRect) -> Path {
    Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style)
  }

  /// Nothing changes where text runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsettableShape {
  /// Returns the capsule of the rectangle with its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
