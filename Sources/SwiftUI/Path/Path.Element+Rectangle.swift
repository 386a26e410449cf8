extension Path.Element {
  /// Returns a rectangle's steps, clockwise on screen from the top left corner.
  static func rectangle(_ rect: CGRect) -> [Path.Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  /// Returns an ellipse's steps: four cubics, clockwise on screen from the middle of the right edge.
  static func ellipse(in rect: CGRect) -> [Path.Element] {
    let (center, halfWidth, halfHeight) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * halfWidth, y: center.y + y * halfHeight)
    }
    let k = quarterArcHandle
    let left = CGPoint(x: rect.minX, y: center.y)
    let right = CGPoint(x: rect.maxX, y: center.y)
    let top = CGPoint(x: center.x, y: rect.minY)
    let bottom = CGPoint(x: center.x, y: rect.maxY)
    return [
      .move(to: right),
      .curve(to: bottom, control1: point(1, k), control2: point(k, 1)),
      .curve(to: left, control1: point(-k, 1), control2: point(-1, k)),
      .curve(to: top, control1: point(-1, -k), control2: point(-k, -1)),
      .curve(to: right, control1: point(k, -1), control2: point(1, -k)),
      .closeSubpath,
    ]
  }
}

/// The distance of a quarter circle's control points from its ends, in radii: 4/3·tan(22.5°).
let quarterArcHandle: CGFloat = 0.5522847498307936
