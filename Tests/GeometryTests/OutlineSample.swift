import Geometry
import Testing

/// A random outline, and what two other libraries say of it.
struct OutlineSample: Sendable, CustomTestStringConvertible {
  /// The outline as numbers and letters: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c` and `h`.
  var text: String
  /// The least x, the least y, the greatest x and the greatest y of the curves themselves.
  var bounds: [Double]
  /// The signed area, each subpath taken as closed.
  var area: Double
  /// The length of all segments and closing lines.
  var length: Double
  /// Points, and how often the outline turns around each.
  var windings: [(x: Double, y: Double, winding: Int)]

  init(
    _ text: String, bounds: [Double], area: Double, length: Double, windings: [(x: Double, y: Double, winding: Int)]
  ) {
    self.text = text
    self.bounds = bounds
    self.area = area
    self.length = length
    self.windings = windings
  }

  var testDescription: String { String(text.prefix(40)) }

  /// The greater side of the bounds, in points.
  var size: Double { max(bounds[2] - bounds[0], bounds[3] - bounds[1]) }

  var outline: Outline { Outline(text: text) }
}

extension Outline {
  /// Creates an outline from numbers and letters.
  init(text: String) {
    var numbers: [Double] = []
    self.init { pen in
      for word in text.split(separator: " ") {
        if let number = Double(word) {
          numbers.append(number)
          continue
        }
        let points = stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
        switch word {
        case "m": pen.move(points[0])
        case "l": pen.line(points[0])
        case "q": pen.quadratic(control: points[0], to: points[1])
        case "c": pen.cubic(points[0], points[1], to: points[2])
        default: pen.close()
        }
        numbers.removeAll()
      }
    }
  }
}

/// Returns whether two numbers are equal but for rounding.
func isNear(_ left: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool { abs(left - right) <= tolerance }
