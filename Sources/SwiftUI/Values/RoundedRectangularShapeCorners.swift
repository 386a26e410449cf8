/// The styles of a rectangle's four corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates styles; a corner that is not named is square.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates four corners of the same style.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Four corners around the same centres as the container's corners.
  public static var concentric: RoundedRectangularShapeCorners { concentric() }

  /// Returns four corners around the same centres as the container's, with radii of at least a style's.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }

  /// Returns four corners with the same radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }
}

extension RoundedRectangularShapeCorners {
  /// The style of one corner.
  subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}
