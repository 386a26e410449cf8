import Geometry
import Testing

@testable import Judging

@Suite struct `An outline of a strange kind` {
  static let outlines: [(String, Outline)] = [
    ("the greatest numbers", Figures.square(Setting(box: Box(minX: -1e308, minY: -1e308, maxX: 1e308, maxY: 1e308)))),
    (
      "great and small numbers",
      Outline { $0.polygon([Point(.leastNonzeroMagnitude, 1e300), Point(-1e300, 5), Point(3, 1e-300)]) }
    ),
    (
      "curves with far controls",
      Outline { pen in
        pen.move(0, 0)
        pen.cubic(Point(1e307, -1e307), Point(-1e307, 1e307), to: Point(100, 100))
        pen.close()
      }
    ),
    (
      "a hundred thousand points",
      Outline { pen in
        pen.move(0, 0)
        for index in 0..<100_000 { pen.line(Double(index % 97), Double(index % 89)) }
      }
    ),
    (
      "half a million lines there and back",
      Outline { pen in
        pen.move(0, 0)
        for index in 0..<500_000 { pen.line(index.isMultiple(of: 2) ? 100 : 0, Double(index / 2 % 100)) }
      }
    ),
    (
      "thousands of wild curves",
      Outline { pen in
        pen.move(0, 0)
        for _ in 0..<20_000 { pen.cubic(Point(90_000, 0), Point(-90_000, 0), to: Point(0, 100)) }
      }
    ),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: outlines.indices, [ComparisonMode.region, .lines])
  func `is compared without a trap and in good time`(_ index: Int, mode: ComparisonMode) {
    let (name, outline) = Self.outlines[index]
    for expected in [Figures.cone(.square), Figures.checkmark(.square), Outline()] {
      #expect(expected.difference(from: outline, mode: mode) != nil, "\(name)")
    }
    _ = VertexReport(of: outline, from: Figures.cone(.square), mode: mode, tolerance: 0.1)
  }

  @Test func `is taken seriously where it is a circle of very many lines`() {
    let expected = Figures.circle(.square, 0.5)
    let lines = Outline { pen in
      pen.polygon(
        (0..<36_000).map { index in
          Point(100, 50).rotated(byRadians: Double(index) * .pi / 18_000, about: Point(50, 50))
        })
    }
    #expect(expected.difference(from: lines) == nil)
  }
}
