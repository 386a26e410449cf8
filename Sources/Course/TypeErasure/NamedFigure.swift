import Drawing
import Geometry
import Judging
import Observing

/// The figures of the shapes that this chapter's questions name; the probes make a shape of each.
enum NamedFigure: String {
  case circle, rectangle, ellipse, cone, lens
  /// The lower half of the circle, as trimming leaves it: an open arc.
  case half
  /// The circle, moved 30 points to the right and 10 upwards.
  case shifted
  /// A path without anything in it.
  case nothing

  /// Returns what the shape draws in a rectangle.
  func outline(in box: Box) -> Outline {
    let setting = Setting(box: box)
    switch self {
    case .circle: return .circle(center: box.center, radius: setting.radius)
    case .rectangle: return .polygon([setting.at(0, 0), setting.at(1, 0), setting.at(1, 1), setting.at(0, 1)])
    case .ellipse:
      return Outline.circle(center: Point(0.5, 0.5), radius: 0.5).mapped { setting.at($0.x, $0.y) }
    case .cone:
      return Outline { pen in
        pen.arc(center: box.center, radius: setting.radius, fromDegrees: 0, sweepDegrees: -180)
        pen.line(box.midX, box.maxY)
        pen.close()
      }
    case .lens:
      return Outline { pen in
        pen.move(setting.at(0, 0.5))
        pen.quadratic(control: setting.at(0.5, 0), to: setting.at(1, 0.5))
        pen.quadratic(control: setting.at(0.5, 1), to: setting.at(0, 0.5))
        pen.close()
      }
    case .half:
      return Outline { pen in
        pen.arc(center: box.center, radius: setting.radius, fromDegrees: 0, sweepDegrees: 180)
      }
    case .shifted:
      return Outline.circle(center: Point(box.midX + 30, box.midY - 10), radius: setting.radius)
    case .nothing: return Outline()
    }
  }

  /// Returns the path in a rectangle as a value.
  func path(in box: Box) -> Value { .path(outline(in: box).pathText) }

  /// Returns the size that the shape reports for a proposed one, in points: only what is made of a circle has its own.
  func size(for proposal: Size) -> Value {
    let side = min(proposal.width, proposal.height)
    return switch self {
    case .circle, .half: .size(width: side, height: side)
    default: .size(width: proposal.width, height: proposal.height)
    }
  }
}

extension Setting {
  /// Returns the figures that a question names, in its order.
  func figures(_ name: String) -> [NamedFigure] {
    text(name).split(separator: " ").compactMap { NamedFigure(rawValue: String($0)) }
  }

  /// Returns the size of the values `name.width` and `name.height`; a side that is not given is 10 points, as for a shape.
  func proposal(_ name: String) -> Size { Size(given[name + ".width"] ?? 10, given[name + ".height"] ?? 10) }
}

extension Parameters {
  /// Returns the values that give a rectangle, in points, with others.
  static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ values: [String: Double] = [:],
    texts: [String: String] = [:], unusual: String? = nil
  ) -> Parameters {
    let rect = ["rect.x": x, "rect.y": y, "rect.width": width, "rect.height": height]
    return Parameters(rect.merging(values) { $1 }, texts: texts, unusual: unusual)
  }

  /// Returns the values that give a rectangle drawn by chance, with others.
  static func rect(
    using generator: inout SeededGenerator, _ values: [String: Double] = [:], texts: [String: String] = [:]
  ) -> Parameters {
    let (x, y) = (generator.number(-100...100), generator.number(-100...100))
    return .rect(x, y, generator.number(20...300), generator.number(20...300), values, texts: texts)
  }

  /// Returns the values that give a proposal drawn by chance.
  static func proposal(using generator: inout SeededGenerator) -> [String: Double] {
    ["proposed.width": generator.number(10...400), "proposed.height": generator.number(10...400)]
  }
}

extension Value {
  /// Returns the value of a rectangle, or of the one that holds no point.
  static func bounds(_ box: Box) -> Value {
    box.isNull
      ? .nullRectangle : .rectangle(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}
