import Foundation
import Geometry

extension Outline {
  /// Returns the closed polygon through points.
  static func polygon(_ corners: [Point]) -> Outline {
    Outline { $0.polygon(corners) }
  }

  /// Returns the closed polygon whose corners stand at angles around a centre, in radians from +x, clockwise on screen.
  ///
  /// - Parameter radius: The distance of a corner from the centre, by the corner's number counted from 0.
  static func polygon(center: Point, angles: [Double], radius: (Int) -> Double) -> Outline {
    polygon(
      angles.enumerated().map { number, angle in
        Point(center.x + radius(number) * cos(angle), center.y + radius(number) * sin(angle))
      })
  }

  /// Returns a closed circle; `reversed` runs anticlockwise on screen.
  static func circle(center: Point, radius: Double, reversed: Bool = false) -> Outline {
    Outline { pen in
      pen.arc(center: center, radius: radius, fromDegrees: 0, sweepDegrees: reversed ? -360 : 360)
      pen.close()
    }
  }

  /// Returns the outline with all angles about a centre larger by some degrees, that is turned clockwise on screen.
  func turned(byDegrees angle: Double, about center: Point) -> Outline {
    mapped { $0.rotated(byRadians: angle * .pi / 180, about: center) }
  }
}
