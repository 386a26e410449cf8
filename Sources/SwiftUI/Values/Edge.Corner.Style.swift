extension Edge.Corner {
  /// The way in which a corner is rounded: with a radius of its own, or around the same centre as the container's.
  public struct Style: Hashable, Sendable {
    /// The radius in points; for a concentric corner the least one.
    let radius: CGFloat

    /// Whether the radius follows from the container's corner.
    let isConcentric: Bool

    /// The style of a corner around the same centre as the container's corner.
    public static var concentric: Style { concentric() }

    /// Returns the style of a corner around the same centre as the container's, with a radius of at least another style's.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }

    /// Returns the style of a corner with a radius of its own, in points; zero gives a square corner.
    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral {
  /// Creates the style of a corner with a radius of its own, in points.
  public init(floatLiteral value: Float) { self = .fixed(CGFloat(value)) }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral {
  /// Creates the style of a corner with a radius of its own, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
