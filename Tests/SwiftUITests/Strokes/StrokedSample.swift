import SwiftUI
import Testing

/// A path, a style, and the area that Skia's stroker covers with them.
struct StrokedSample: Sendable, CustomTestStringConvertible {
  var text: String
  var style: StrokeStyle

  /// Whether every segment is at least as long as the line is wide.
  var hasLongSegments: Bool

  /// The area in square points.
  var area: Double

  var testDescription: String { "\(text), \(style.lineWidth) pt" }

  /// Reads a line of the data: the path; width, cap, join and miter limit; dashes; phase; long or short; the area.
  init(_ line: Substring) throws {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmingPrefix(" ") }
    let measures = parts[1].split(separator: " ")
    text = String(parts[0])
    style = StrokeStyle(
      lineWidth: try Self.number(measures[0]),
      lineCap: try #require(["butt": CGLineCap.butt, "round": .round, "square": .square][measures[1]]),
      lineJoin: try #require(["miter": CGLineJoin.miter, "round": .round, "bevel": .bevel][measures[2]]),
      miterLimit: try Self.number(measures[3]),
      dash: try parts[2].split(separator: " ").map { try Self.number($0) },
      dashPhase: try Self.number(parts[3]))
    hasLongSegments = parts[4] == "long"
    area = Double(try Self.number(parts[5]))
  }

  private static func number(_ text: Substring) throws -> CGFloat { CGFloat(try #require(Double(text))) }

  static func all() throws -> [StrokedSample] {
    try recorded.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { try StrokedSample($0) }
  }
}
