internal import Geometry

/// The part of an outline between two fractions of its length.
///
/// Lengths and fractions are Float values, as in Apple's results: 0.999 of 320 points ends 0.319996 before the end.
struct PathTrimmer {
  private let outline: Outline
  /// How many segments of each subpath were drawn; a closed one may have one more, which its close adds.
  private let drawnCounts: [Int]
  private let lengths: [[ArcLengthTable]]
  private let total: Double

  init(_ path: Path) {
    outline = path.outline
    drawnCounts = Self.drawnCounts(path.elements)
    lengths = outline.subpaths.map { $0.segments.map(ArcLengthTable.init) }
    total = lengths.joined().reduce(0) { $0 + $1.total }
  }

  /// Returns the part between two fractions within 0...1, the first of them the smaller one.
  func trimmed(from: CGFloat, to: CGFloat) -> Path {
    guard total > 0, total.isFinite else { return Path() }
    let start = Double(Float(from)) * total
    let end = Double(Float(to)) * total
    var path = Path()
    var position = 0.0
    for (index, (subpath, tables)) in zip(outline.subpaths, lengths).enumerated() {
      let length = tables.reduce(0) { $0 + $1.total }
      if position >= start, position + length <= end {
        path.edit { $0.append(whole: subpath, drawn: drawnCounts[index]) }
        position += length
      } else {
        path.edit { append(subpath, tables, between: start, and: end, from: &position, to: &$0) }
      }
    }
    return path
  }

  private func append(
    _ subpath: Subpath, _ tables: [ArcLengthTable], between start: Double, and end: Double,
    from position: inout Double, to steps: inout Path.Steps
  ) {
    var isDown = false
    for (segment, table) in zip(subpath.segments, tables) {
      let (first, last) = (max(0, start - position), min(table.total, end - position))
      position += table.total
      let isDegenerate = table.total == 0 && first == 0 && last == 0
      guard first < last || (isDegenerate && (isDown || position < end)) else { continue }
      let part = segment.part(from: table.parameter(at: first), to: table.parameter(at: last))
      if !isDown { steps.append(.move(to: CGPoint(part.start))) }
      steps.append(Path.Element(part))
      isDown = true
    }
  }

  /// Returns the number of lines and curves in each subpath, in the order of the outline's subpaths.
  private static func drawnCounts(_ elements: [Path.Element]) -> [Int] {
    var counts: [Int] = []
    var count = 0
    var isDown = false
    for element in elements {
      switch element {
      case .move:
        if isDown { counts.append(count) }
        count = 0
      case .closeSubpath:
        counts.append(count)
        count = 0
      case .line, .quadCurve, .curve: count += 1
      }
      isDown = element != .closeSubpath
    }
    return isDown ? counts + [count] : counts
  }
}

extension Path.Steps {
  /// Adds a subpath all of which is kept, with its own lines and curves, and its close.
  fileprivate mutating func append(whole subpath: Subpath, drawn count: Int) {
    if subpath.segments.isEmpty { return }
    append(.move(to: CGPoint(subpath.start)))
    for segment in subpath.segments.prefix(count) { append(Path.Element(segment)) }
    if subpath.isClosed { append(.closeSubpath) }
  }
}

extension Segment {
  /// Returns the part between two parameters.
  ///
  /// The points that a cut makes on a curve have the precision of a Float, as in Apple's results; ends that stay are
  /// left as they are.
  fileprivate func part(from first: Double, to last: Double) -> Segment {
    let head = last >= 1 ? self : split(at: last).0
    let part = first <= 0 ? head : head.split(at: first / last).1
    return isLine ? part : part.mapped { $0 == start || $0 == end ? $0 : $0.inSinglePrecision }
  }
}
