import Foundation
import SwiftUI
import Testing

/// A random path, and what two other libraries say of it; `GeometryTests/OutlineSamples.txt` tells how it was made.
struct PathSample: Sendable, CustomTestStringConvertible {
  var text: String
  var bounds: CGRect
  var length: Double
  /// Where the path is at 0.2 and at 0.7 of its length.
  var places: [CGPoint]
  var windings: [(point: CGPoint, winding: Int)]

  var testDescription: String { String(text.prefix(40)) }

  /// The greatest coordinate without its sign, in points.
  var reach: Double { [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { abs(Double($0)) }.reduce(0, max) }

  /// The number of curves.
  var curveCount: Int { text.count { $0 == "q" || $0 == "c" } }

  /// The samples of the file.
  static let all: [PathSample] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let file = tests.appendingPathComponent("GeometryTests/OutlineSamples.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var samples: [PathSample] = []
    var lines: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let word = line.prefix { $0 != " " }
      lines[word] = line.dropFirst(word.count + 1)
      if word == "windings" { PathSample(lines).map { samples.append($0) } }
    }
    return samples
  }()

  private init?(_ lines: [Substring: Substring]) {
    func numbers(_ key: Substring) -> [Double] {
      lines[key, default: ""].split(separator: " ").compactMap { Double($0) }
    }
    let (bounds, length) = (numbers("bounds"), numbers("length"))
    let (places, windings) = (numbers("places"), numbers("windings"))
    guard let text = lines["path"], bounds.count == 4, length.count == 1, places.count == 4 else { return nil }
    self.text = String(text)
    self.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2] - bounds[0], height: bounds[3] - bounds[1])
    self.length = length[0]
    self.places = [CGPoint(x: places[0], y: places[1]), CGPoint(x: places[2], y: places[3])]
    self.windings = stride(from: 0, to: windings.count - 2, by: 3).map {
      (CGPoint(x: windings[$0], y: windings[$0 + 1]), Int(windings[$0 + 2]))
    }
  }
}
