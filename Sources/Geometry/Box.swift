/// An axis-aligned rectangle given by its edges, in points; `null` is the box that holds no point at all.
package struct Box: Hashable, Sendable, Codable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The box that holds no point.
  package static let null = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  package var isNull: Bool { !(minX <= maxX && minY <= maxY) }

  /// The distance between the left and the right edge, in points; zero, not infinity less infinity, where both are the same.
  package var width: Double { isNull || minX == maxX ? 0 : maxX - minX }

  /// The distance between the upper and the lower edge, in points.
  package var height: Double { isNull || minY == maxY ? 0 : maxY - minY }

  package var midX: Double { (minX + maxX) / 2 }
  package var midY: Double { (minY + maxY) / 2 }
  package var center: Point { Point(midX, midY) }

  /// The length of the diagonal, in points.
  package var diagonal: Double { (width * width + height * height).squareRoot() }

  /// Grows the box so that it holds a point; a coordinate that is not a number is passed over.
  package mutating func formUnion(_ point: Point) {
    if point.x < minX { minX = point.x }
    if point.x > maxX { maxX = point.x }
    if point.y < minY { minY = point.y }
    if point.y > maxY { maxY = point.y }
  }

  package mutating func formUnion(_ other: Box) {
    if other.isNull { return }
    formUnion(Point(other.minX, other.minY))
    formUnion(Point(other.maxX, other.maxY))
  }

  /// Returns the box with every edge moved outwards by a distance in points.
  package func expanded(by distance: Double) -> Box {
    isNull
      ? self
      : Box(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// Returns whether a point lies inside the box or on its edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
