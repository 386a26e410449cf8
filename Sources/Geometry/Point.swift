/// A position in the plane, in points, with y growing downwards as on a screen.
package struct Point: Hashable, Sendable, Codable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(0, 0)

  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the distance to another point, in points.
  package func distance(to other: Point) -> Double { (other - self).length }

  /// Returns the point that lies the given fraction of the way to another point.
  package func interpolated(to other: Point, at fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }

  /// Returns the point turned about a centre; a positive angle turns clockwise on screen.
  package func rotated(byRadians angle: Double, about center: Point) -> Point {
    center + (self - center).rotated(byRadians: angle)
  }

  package static func - (end: Point, start: Point) -> Vector { Vector(end.x - start.x, end.y - start.y) }
  package static func + (point: Point, vector: Vector) -> Point { Point(point.x + vector.dx, point.y + vector.dy) }
  package static func - (point: Point, vector: Vector) -> Point { Point(point.x - vector.dx, point.y - vector.dy) }
}
