import SwiftUI
import Testing

@Suite struct PathTrimmingTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test(arguments: [(0.5, 0.5), (0.6, 0.5), (1, 0), (0, 0), (1, 1), (1.5, 2), (-2, -1)])
  func `fractions that enclose nothing give an empty path`(from: Double, to: Double) {
    #expect(Path(rect).trimmedPath(from: from, to: to).isEmpty)
  }

  @Test(arguments: [(0.0, 1.0), (-5, 5), (-0.5, 1)])
  func `fractions that enclose all give the path itself`(from: Double, to: Double) {
    #expect(Path(rect).trimmedPath(from: from, to: to) == Path(rect))
  }

  @Test func `a fully kept closed subpath stays closed`() {
    let path = Path { $0.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), rect]) }
    #expect(path.trimmedPath(from: 0, to: 0.5).description.hasPrefix("0 0 m 10 0 l 10 10 l 0 10 l h 0 0 m"))
  }

  @Test func `a cut closed subpath ends in lines`() {
    #expect(Path(rect).trimmedPath(from: 0.5, to: 1).description == "100 60 m 0 60 l 0 0 l")
    #expect(Path(rect).trimmedPath(from: 0.9, to: 1).description == "0 32 m 0 0 l")
  }

  @Test func `a subpath of which nothing is kept leaves no move`() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
      path.move(to: CGPoint(x: 99, y: 99))
    }
    #expect(path.trimmedPath(from: 0, to: 0.25).description == "0 0 m 10 0 l")
    #expect(path.trimmedPath(from: 0.25, to: 0.5).description == "0 5 m 10 5 l")
  }

  @Test(arguments: 0..<40)
  func `neighbouring parts join`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 60))
    let middle = Double.random(in: 0.1...0.9, using: &generator)
    let (first, second) = (path.trimmedPath(from: 0, to: middle), path.trimmedPath(from: middle, to: 1))
    let (end, start) = (first.currentPoint ?? .zero, second.all.first?.point ?? .zero)
    #expect(hypot(end.x - start.x, end.y - start.y) < 1e-4)
  }

  @Test(arguments: 0..<40)
  func `a part has its share of the length`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let path = Path.random(using: &generator) { $0 * 200 }
    let (from, to) = (Double.random(in: 0...0.5, using: &generator), Double.random(in: 0.5...1, using: &generator))
    let (whole, part) = (path.length, path.trimmedPath(from: from, to: to).length)
    // The chords of Apple's table are a few per cent off on strongly bent curves.
    #expect(abs(part - (to - from) * whole) <= 0.04 * whole + 1e-6)
  }

  @Test func `paths without length trim to nothing`() {
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path { $0.move(to: .zero) }.trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path(.zero).trimmedPath(from: 0, to: 0.5).isEmpty)
  }
}

extension Path.Element {
  fileprivate var point: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}

extension Path {
  /// The length along all lines, curves and closing lines, by many chords.
  fileprivate var length: Double {
    var (sum, current, start) = (0.0, CGPoint.zero, CGPoint.zero)
    for element in all {
      let end = element.point ?? start
      var last = current
      for step in 1...200 {
        let point = element.point(at: Double(step) / 200, from: current, closingAt: start)
        if case .move = element {} else { sum += Double(hypot(point.x - last.x, point.y - last.y)) }
        last = point
      }
      current = end
      if case .move = element { start = end }
    }
    return sum
  }
}

extension Path.Element {
  fileprivate func point(at t: Double, from start: CGPoint, closingAt close: CGPoint) -> CGPoint {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    switch self {
    case .move(let end): return end
    case .line(let end): return mix(start, end)
    case .quadCurve(let end, let control): return mix(mix(start, control), mix(control, end))
    case .curve(let end, let control1, let control2):
      let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
      return mix(mix(a, b), mix(b, c))
    case .closeSubpath: return mix(start, close)
    }
  }
}
