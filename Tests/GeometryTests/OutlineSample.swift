import Foundation
import Geometry
import Testing

/// A random outline, and what two other libraries say of it; `OutlineSamples.txt` tells how it was made.
struct OutlineSample: Sendable, CustomTestStringConvertible {
  /// The outline as numbers and letters: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c` and `h`.
  var text: String
  /// The smallest box around the curves themselves and all moves.
  var bounds: Box
  /// The signed area, each subpath taken as closed.
  var area: Double
  /// The length of all segments and closing lines.
  var length: Double
  /// Points, and how often the outline turns around each.
  var windings: [(point: Point, winding: Int)]

  var testDescription: String { String(text.prefix(40)) }

  /// The greater side of the bounds, in points.
  var size: Double { max(bounds.width, bounds.height) }

  /// The greatest coordinate without its sign, in points.
  var reach: Double { [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map(abs).reduce(0, max) }

  var outline: Outline { Outline(text: text) }

  /// The samples of the file beside this one.
  static let all: [OutlineSample] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("OutlineSamples.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var samples: [OutlineSample] = []
    var lines: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let word = line.prefix { $0 != " " }
      lines[word] = line.dropFirst(word.count + 1)
      if word == "windings" { OutlineSample(lines).map { samples.append($0) } }
    }
    return samples
  }()

  private init?(_ lines: [Substring: Substring]) {
    func numbers(_ key: Substring) -> [Double] {
      lines[key, default: ""].split(separator: " ").compactMap { Double($0) }
    }
    let (bounds, area, length, windings) = (numbers("bounds"), numbers("area"), numbers("length"), numbers("windings"))
    guard let text = lines["path"], bounds.count == 4, area.count == 1, length.count == 1 else { return nil }
    self.text = String(text)
    self.bounds = Box(minX: bounds[0], minY: bounds[1], maxX: bounds[2], maxY: bounds[3])
    (self.area, self.length) = (area[0], length[0])
    self.windings = stride(from: 0, to: windings.count - 2, by: 3).map {
      (Point(windings[$0], windings[$0 + 1]), Int(windings[$0 + 2]))
    }
  }
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
