import Foundation
import Geometry

extension Outline.Pen {
  /// Draws towards a corner and rounds it with an arc that touches the lines to the corner and on to another point.
  ///
  /// This is what SwiftUI's `addArc(tangent1End:tangent2End:radius:)` draws, also where the radius is too large for the
  /// lines. With a radius of zero or less, or no corner, it is the line to the corner.
  mutating func round(_ corner: Point, towards next: Point, radius: Double) {
    // An arc before can have ended in the corner but for the last digit, which gives no direction.
    guard let position, radius > 0, position.distance(to: corner) > 1e-9 * radius,
      let back = (position - corner).normalized, let on = (next - corner).normalized, abs(back.cross(on)) > 1e-9
    else {
      line(corner)
      return
    }
    let angle = atan2(abs(back.cross(on)), back.dot(on))
    let first = corner + back * (radius / tan(angle / 2))
    let side: Double = back.cross(on) > 0 ? -1 : 1
    let center = first + back.perpendicular * -side * radius
    let spoke = first - center
    arc(
      center: center, radius: radius, fromDegrees: atan2(spoke.dy, spoke.dx) * 180 / .pi,
      sweepDegrees: side * (180 - angle * 180 / .pi))
  }
}
