internal import Geometry

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included; the null rectangle for an empty path.
  public var boundingBox: CGRect { CGRect(path.box(around: \.controlBounds)) }

  /// The smallest rectangle around the lines and curves themselves; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The point at which the next line would begin; zero where the path has no elements.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point, moved by a transform, is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }
}
