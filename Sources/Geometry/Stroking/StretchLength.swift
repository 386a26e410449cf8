/// The length of a stretch, and its parts between two lengths along it.
struct StretchLength {
  private let stretch: Stretch

  /// The lengths from the start to the end of each of the equal steps in the parameter; empty for a line.
  private var ends: [Double] = []

  /// The length of the stretch, in points.
  let total: Double

  init(_ stretch: Stretch) {
    self.stretch = stretch
    if stretch.segment.isLine {
      total = stretch.segment.start.distance(to: stretch.segment.end)
      return
    }
    var sum = 0.0
    for index in 0..<Self.steps {
      sum += stretch.segment.length(
        from: Double(index) / Double(Self.steps), to: Double(index + 1) / Double(Self.steps))
      ends.append(sum)
    }
    total = sum
  }

  /// Returns the part between two lengths from the start, in points; a point where the two are the same.
  func part(from: Double, to: Double) -> Stretch {
    if from <= 0, to >= total { return stretch }
    let (first, last) = (parameter(at: from), parameter(at: to))
    if case .line(let start, let end) = stretch.segment, last > first {
      return Stretch(
        segment: .line(start.interpolated(to: end, at: first), start.interpolated(to: end, at: last)),
        startDirection: stretch.startDirection, endDirection: stretch.endDirection)
    }
    let startDirection = first <= 0 ? stretch.startDirection : direction(at: first)
    guard last > first else { return .dot(at: stretch.segment.point(at: first), direction: startDirection) }
    var segment = stretch.segment
    if last < 1 { segment = segment.split(at: last).0 }
    if first > 0 { segment = segment.split(at: first / last).1 }
    return Stretch(
      segment: segment, startDirection: startDirection,
      endDirection: last >= 1 ? stretch.endDirection : direction(at: last),
      startsAtCusp: first <= 0 && stretch.startsAtCusp, endsAtCusp: last >= 1 && stretch.endsAtCusp)
  }

  private static let steps = 16

  private func direction(at t: Double) -> Vector {
    stretch.segment.derivative(at: t).normalized ?? stretch.startDirection
  }

  /// Returns the parameter at a length from the start: within a step by Newton's method, which the bounds of the step keep
  /// from running away where the curve is slow.
  private func parameter(at length: Double) -> Double {
    if length <= 0 { return 0 }
    if length >= total { return 1 }
    guard !ends.isEmpty else { return length / total }
    let index = ends.firstIndex { length < $0 } ?? Self.steps - 1
    let lower = Double(index) / Double(Self.steps)
    let upper = Double(index + 1) / Double(Self.steps)
    let before = index == 0 ? 0 : ends[index - 1]
    var t = lower + (upper - lower) * (length - before) / (ends[index] - before)
    for _ in 0..<4 {
      let speed = stretch.segment.derivative(at: t).length
      guard speed > 0 else { break }
      t = min(max(t - (before + stretch.segment.length(from: lower, to: t) - length) / speed, lower), upper)
    }
    return t
  }
}

extension Segment {
  /// Returns the length of the curve between two parameters, by Gauss–Legendre quadrature with five nodes.
  fileprivate func length(from: Double, to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for (node, weight) in Self.gaussLegendre { sum += weight * derivative(at: middle + half * node).length }
    return sum * half
  }

  // Nodes and weights for five points: Abramowitz and Stegun, Handbook of Mathematical Functions, table 25.4.
  private static let gaussLegendre = [
    (-0.906179845938664, 0.236926885056189), (-0.538469310105683, 0.478628670499366), (0, 0.568888888888889),
    (0.538469310105683, 0.478628670499366), (0.906179845938664, 0.236926885056189),
  ]
}
