/// A rectangle with four rounded corners of the same size.
nonisolated public struct RoundedRectangle: Shape, InsetDrawable {
  /// The two radii of each corner, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with round corners; the radius is in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rounded rectangle, clockwise on screen from the middle of the right edge.
  ///
  /// The radii are limited to half the smaller side; without a radius the path is the plain rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let size = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerSize: size, style: style)
  }

  /// Nothing changes where text runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The two radii.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the shape with its edges moved inwards and its radii reduced by the same distance, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with elliptical corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with round corners; the radius is in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
