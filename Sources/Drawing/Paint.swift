import Geometry

extension Drawing {
  /// With what something is painted.
  package enum Paint: Hashable, Sendable {
    case color(Color)
    /// A gradient along a line between two points; beyond them its end colours go on.
    case linear([Stop], from: Point, to: Point)
    /// A gradient from one radius around a centre to another, in points.
    case radial([Stop], center: Point, fromRadius: Double, toRadius: Double)
    /// A gradient around a centre; angles in radians from the positive x axis, growing clockwise on screen.
    case angular([Stop], center: Point, fromRadians: Double, toRadians: Double)

    /// Nothing is seen.
    package static let clear = Paint.color(Color(red: 0, green: 0, blue: 0, opacity: 0))

    /// Whether nothing is seen of it.
    package var isClear: Bool {
      switch self {
      case .color(let color): color.opacity <= 0
      case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
        stops.allSatisfy { $0.color.opacity <= 0 }
      }
    }

    /// Whether nothing is seen of what lies behind it.
    package var isOpaque: Bool {
      switch self {
      case .color(let color): color.opacity >= 1
      case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
        stops.allSatisfy { $0.color.opacity >= 1 }
      }
    }

    /// Returns the paint with its opacity multiplied by a factor.
    package func faded(by opacity: Double) -> Paint {
      func faded(_ stops: [Stop]) -> [Stop] { stops.map { Stop($0.color.faded(by: opacity), at: $0.location) } }
      return switch self {
      case .color(let color): .color(color.faded(by: opacity))
      case .linear(let stops, let from, let to): .linear(faded(stops), from: from, to: to)
      case .radial(let stops, let center, let from, let to):
        .radial(faded(stops), center: center, fromRadius: from, toRadius: to)
      case .angular(let stops, let center, let from, let to):
        .angular(faded(stops), center: center, fromRadians: from, toRadians: to)
      }
    }
  }

  /// A colour in sRGB, each number from 0 to 1 (beyond it for colours outside of sRGB).
  package struct Color: Hashable, Sendable, Codable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    func faded(by factor: Double) -> Color {
      var color = self
      color.opacity *= factor
      return color
    }
  }

  /// A colour and its place in a gradient, from 0 to 1.
  package struct Stop: Hashable, Sendable, Codable {
    package var color: Color
    package var location: Double

    package init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }
}
