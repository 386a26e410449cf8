import Geometry

import Testing

@testable import Judging

/// Outlines that tests compare, each as a function of the rectangle.
enum Figures {
  static let cone: Figure = { setting in
    Outline { pen in
      pen.arc(center: setting.center, radius: setting.radius, fromDegrees: 0, sweepDegrees: -180)
      pen.line(setting.midX, setting.maxY)
      pen.close()
    }
  }

  /// A figure without any symmetry, so that nothing moved or mirrored looks like it.
  static let flag: Figure = { setting in
    Outline { pen in
      pen.polygon([
        setting.at(0.13, 0.2), setting.at(0.87, 0.27), setting.at(0.61, 0.48), setting.at(0.79, 0.93),
        setting.at(0.24, 0.71),
      ])
    }
  }

  static let checkmark: Figure = { setting in
    Outline { pen in
      pen.move(setting.minX, setting.midY)
      pen.line(setting.minX + setting.width / 3, setting.maxY)
      pen.line(setting.maxX, setting.minY)
    }
  }

  static let ring: Figure = { circle($0, 0.5) + circle($0, 0.3).reversed }

  static let square: Figure = { rectangle($0, 0, 0, 1, 1) }

  /// Returns a circle about the centre, with a radius as a fraction of the smaller side.
  static func circle(_ setting: Setting, _ fraction: Double) -> Outline {
    Outline { pen in
      pen.arc(
        center: setting.center, radius: 2 * setting.radius * fraction, fromDegrees: 0, sweepDegrees: 360)
      pen.close()
    }
  }

  /// Returns a rectangle between fractions of the width and the height.
  static func rectangle(_ setting: Setting, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Outline
  {
    polygon(setting, [(left, top), (right, top), (right, bottom), (left, bottom)])
  }

  /// Returns a polygon of points at fractions of the width and the height.
  static func polygon(_ setting: Setting, _ fractions: [(Double, Double)]) -> Outline {
    Outline { pen in pen.polygon(fractions.map { setting.at($0.0, $0.1) }) }
  }

  /// Returns a figure with three to nine corners, all seen from the middle of the rectangle; some sides are curves.
  static func random(in setting: Setting, using generator: inout SeededGenerator) -> Outline {
    let count = Int.random(in: 3...9, using: &generator)
    let corners = (0..<count).map { index in
      let angle = (Double(index) + generator.number(-0.3...0.3)) / Double(count) * 2 * .pi
      let reach = Vector(generator.number(0.28...0.5), 0).rotated(byRadians: angle)
      return setting.at(0.5 + reach.dx, 0.5 + reach.dy)
    }
    return Outline { pen in
      pen.move(corners[0])
      for index in 1...count {
        let (from, to) = (corners[index - 1], corners[index % count])
        let bulge = (from - setting.center) + (to - setting.center)
        func control(_ fraction: Double) -> Point {
          from.interpolated(to: to, at: fraction) + bulge * generator.number(-0.04...0.15)
        }
        switch Int.random(in: 0...3, using: &generator) {
        case 0: pen.quadratic(control: control(0.5), to: to)
        case 1: pen.cubic(control(0.3), control(0.7), to: to)
        default: pen.line(to)
        }
      }
      pen.close()
    }
  }
}

extension Setting {
  /// All circumstances in which a path is compared.
  static let all = Rectangles.all.map { Setting(box: $0) }

  static let square = Setting(box: Rectangles.square)
}

extension Setting: CustomTestStringConvertible {
  public var testDescription: String { Spelling.text(box) }
}
