import Drawing
import Geometry
import Observing

/// Where a value differs from the expected one.
struct ValueDifference: Hashable {
  /// The way to the place: numbers of elements, counted from 1, and names.
  var place: [String]
  var expected: Value
  var actual: Value
}

/// Compares values by what they mean: numbers and rectangles within a tolerance, paths as what they fill.
enum ValueComparison {
  /// Returns the first difference found, or nil where both mean the same.
  ///
  /// A record may hold more than is expected.
  static func difference(of actual: Value, from expected: Value, at place: [String] = []) -> ValueDifference? {
    let difference = ValueDifference(place: place, expected: expected, actual: actual)
    switch (expected, actual) {
    case (.list(let wanted), .list(let found)):
      guard wanted.count == found.count else { return difference }
      return zip(wanted, found).enumerated().lazy
        .compactMap { Self.difference(of: $1.1, from: $1.0, at: place + ["\($0 + 1)"]) }.first
    case (.record(let wanted), .record(let found)):
      return wanted.sorted { $0.key < $1.key }.lazy
        .compactMap { Self.difference(of: found[$0.key] ?? .none, from: $0.value, at: place + [$0.key]) }.first
    default: return isSame(actual, expected) ? nil : difference
    }
  }

  private static func isSame(_ actual: Value, _ expected: Value) -> Bool {
    switch (expected, actual) {
    case (.number(let wanted), .number(let found)): return isClose(found, wanted, within: tolerance(abs(wanted)))
    case (.size(let width, let height), .size(let foundWidth, let foundHeight)):
      let tolerance = tolerance(max(abs(width), abs(height)))
      return isClose(foundWidth, width, within: tolerance) && isClose(foundHeight, height, within: tolerance)
    case (.rectangle, .rectangle):
      guard let wanted = expected.box, let found = actual.box else { return false }
      let tolerance = Tolerance.points(for: wanted)
      return isClose(found.minX, wanted.minX, within: tolerance) && isClose(found.minY, wanted.minY, within: tolerance)
        && isClose(found.maxX, wanted.maxX, within: tolerance) && isClose(found.maxY, wanted.maxY, within: tolerance)
    case (.path(let wantedText), .path(let foundText)):
      guard let wanted = Outline(pathText: wantedText), let found = Outline(pathText: foundText), found.isFinite else {
        return wantedText == foundText
      }
      if wanted.subpaths.allSatisfy(\.segments.isEmpty) { return found.subpaths.allSatisfy(\.segments.isEmpty) }
      return OutlineComparison.difference(
        of: found, from: wanted, mode: .region, tolerance: Tolerance.points(for: wanted)) == nil
    default: return actual == expected
    }
  }

  private static func tolerance(_ extent: Double) -> Double { 0.01 + 0.001 * (extent.isFinite ? extent : 0) }

  private static func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    a == b || abs(a - b) <= tolerance
  }
}

extension Value {
  /// The box of a rectangle, whose sides may be written the other way round; nil for any other value.
  var box: Box? {
    guard case .rectangle(let x, let y, let width, let height) = self else { return nil }
    return Box(minX: min(x, x + width), minY: min(y, y + height), maxX: max(x, x + width), maxY: max(y, y + height))
  }

  /// Whether a number in it is not a number.
  var hasNaN: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .size(let width, let height): width.isNaN || height.isNaN
    case .rectangle(let x, let y, let width, let height): [x, y, width, height].contains(where: \.isNaN)
    case .path(let text): text.contains("nan")
    case .list(let values): values.contains(where: \.hasNaN)
    case .record(let values): values.values.contains(where: \.hasNaN)
    case .none, .flag, .text, .nullRectangle: false
    }
  }
}
