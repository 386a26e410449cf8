import Foundation

/// A displacement in the plane, in points, with y growing downwards as on a screen.
package struct Vector: Hashable, Sendable {
  package var dx: Double
  package var dy: Double

  package init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  package static let zero = Vector(0, 0)

  /// The length, in points, also where the squares of the coordinates are too large or too small for a number.
  package var length: Double {
    let square = dx * dx + dy * dy
    return square.isNormal ? square.squareRoot() : hypot(dx, dy)
  }

  /// The vector turned by a quarter turn, clockwise on screen.
  package var perpendicular: Vector { Vector(-dy, dx) }

  /// The vector of length 1 with the same direction, or nil where there is no direction.
  package var normalized: Vector? {
    let length = self.length
    return length > 0 && length.isFinite ? Vector(dx / length, dy / length) : nil
  }

  /// Returns the vector turned by an angle; a positive angle turns clockwise on screen.
  package func rotated(byRadians angle: Double) -> Vector {
    let cosine = cos(angle)
    let sine = sin(angle)
    return Vector(dx * cosine - dy * sine, dx * sine + dy * cosine)
  }

  package func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// Returns the z component of the cross product: positive where the other vector points further clockwise on screen.
  package func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  package static func + (left: Vector, right: Vector) -> Vector { Vector(left.dx + right.dx, left.dy + right.dy) }
  package static func - (left: Vector, right: Vector) -> Vector { Vector(left.dx - right.dx, left.dy - right.dy) }
  package static func * (vector: Vector, factor: Double) -> Vector { Vector(vector.dx * factor, vector.dy * factor) }
  package static prefix func - (vector: Vector) -> Vector { Vector(-vector.dx, -vector.dy) }
}
