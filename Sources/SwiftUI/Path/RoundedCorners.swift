/// The radii of a rectangle's four corners, cut so that they fit, and the curve that rounds them.
struct RoundedCorners {
  var bottomRight: CGSize
  var bottomLeft: CGSize
  var topLeft: CGSize
  var topRight: CGSize
  var style: RoundedCornerStyle

  /// Creates four corners of the same size, which must fit.
  init(uniform size: CGSize, style: RoundedCornerStyle) {
    (bottomRight, bottomLeft, topLeft, topRight) = (size, size, size, size)
    self.style = style
  }

  /// Creates corners of different radii, each cut so that it fits beside its neighbours.
  ///
  /// On an edge a radius may take half of it, or what the neighbour's own uncut radius leaves.
  init(radii: RectangleCornerRadii, fitting size: CGSize, style: RoundedCornerStyle) {
    let (width, height) = (abs(size.width), abs(size.height))
    func cut(_ radius: CGFloat, beside: CGFloat, aboveOrBelow: CGFloat) -> CGSize {
      let across = max(width / 2, width - max(0, beside))
      let down = max(height / 2, height - max(0, aboveOrBelow))
      let side = min(max(0, radius), across, down)
      return CGSize(width: side, height: side)
    }
    topLeft = cut(radii.topLeading, beside: radii.topTrailing, aboveOrBelow: radii.bottomLeading)
    topRight = cut(radii.topTrailing, beside: radii.topLeading, aboveOrBelow: radii.bottomTrailing)
    bottomLeft = cut(radii.bottomLeading, beside: radii.bottomTrailing, aboveOrBelow: radii.topLeading)
    bottomRight = cut(radii.bottomTrailing, beside: radii.bottomLeading, aboveOrBelow: radii.topTrailing)
    self.style = style
  }

  /// Returns the outline's steps, clockwise on screen from the middle between the corners of the right edge.
  func elements(around rect: CGRect) -> [Path.Element] {
    let (width, height) = (rect.width, rect.height)
    var elements: [Path.Element] = [
      .move(to: CGPoint(x: rect.maxX, y: rect.minY + (topRight.height + height - bottomRight.height) / 2))
    ]
    RoundedCorner(
      point: CGPoint(x: rect.maxX, y: rect.maxY),
      arriving: Leg(dx: 0, dy: -1, radius: bottomRight.height, beside: topRight.height, edge: height),
      leaving: Leg(dx: -1, dy: 0, radius: bottomRight.width, beside: bottomLeft.width, edge: width)
    ).append(to: &elements, style: style)
    RoundedCorner(
      point: CGPoint(x: rect.minX, y: rect.maxY),
      arriving: Leg(dx: 1, dy: 0, radius: bottomLeft.width, beside: bottomRight.width, edge: width),
      leaving: Leg(dx: 0, dy: -1, radius: bottomLeft.height, beside: topLeft.height, edge: height)
    ).append(to: &elements, style: style)
    RoundedCorner(
      point: CGPoint(x: rect.minX, y: rect.minY),
      arriving: Leg(dx: 0, dy: 1, radius: topLeft.height, beside: bottomLeft.height, edge: height),
      leaving: Leg(dx: 1, dy: 0, radius: topLeft.width, beside: topRight.width, edge: width)
    ).append(to: &elements, style: style)
    RoundedCorner(
      point: CGPoint(x: rect.maxX, y: rect.minY),
      arriving: Leg(dx: -1, dy: 0, radius: topRight.width, beside: topLeft.width, edge: width),
      leaving: Leg(dx: 0, dy: 1, radius: topRight.height, beside: bottomRight.height, edge: height)
    ).append(to: &elements, style: style)
    elements.append(.closeSubpath)
    return elements
  }

  private typealias Leg = RoundedCorner.Leg
}
