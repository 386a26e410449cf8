import Geometry
import Testing

@testable import Judging

@Suite struct `Lines drawn in other words` {
  @Test(arguments: Rewriting.ofLines, Setting.all)
  func `are the same`(_ rewriting: Rewriting, in setting: Setting) {
    var generator = SeededGenerator(seed: 19)
    for round in 0..<12 {
      let expected = Outline.randomStroke(in: setting, using: &generator)
      let actual = rewriting.apply(expected, setting, &generator)
      #expect(expected.difference(from: actual, mode: .lines) == nil, "round \(round)")
    }
  }

  @Test(arguments: Setting.all)
  func `are the same where all is moved by less than the tolerance`(in setting: Setting) {
    var generator = SeededGenerator(seed: 23)
    let expected = Figures.checkmark(setting)
    let shift = generator.vector(length: Tolerance.points(for: expected))
    #expect(expected.difference(from: expected.mapped { $0 + shift * 0.9 }, mode: .lines) == nil)
    #expect(expected.difference(from: expected.mapped { $0 + shift * 1.1 }, mode: .lines) != nil)
  }

  @Test func `may be none`() {
    #expect(Outline().difference(from: Outline([Subpath(start: .zero)]), mode: .lines) == nil)
    let dot = Outline { pen in
      pen.move(5, 5)
      pen.line(5, 5)
    }
    #expect(Outline().difference(from: dot, mode: .lines) == nil)
    let arcsWithoutLength = Outline { pen in
      pen.move(5, 5)
      pen.cubic(Point(5, 5), Point(5, 5 + 1e-14), to: Point(5, 5))
      pen.line(5 + 1e-14, 5)
    }
    #expect(Outline().difference(from: arcsWithoutLength, mode: .lines) == nil)
  }
}

@Suite struct `Lines that look different` {
  static let changes: [Change] = [
    stroke("nothing") { _ in [] },
    stroke("a closing line") { $0 + [$0[0]] },
    stroke("a piece too many at the end") { $0 + [Point(1, 0.1)] },
    stroke("a piece too many at the start") { [Point(-0.05, 0.5)] + $0 },
    stroke("the second line alone") { Array($0.dropFirst()) },
    stroke("the first line alone") { Array($0.dropLast()) },
    stroke("cut short by a hundredth") { Array($0.dropLast()) + [$0[1].interpolated(to: $0[2], at: 0.99)] },
    stroke("a corner cut off") {
      [$0[0], $0[0].interpolated(to: $0[1], at: 0.98), $0[1].interpolated(to: $0[2], at: 0.02), $0[2]]
    },
    Change("a closed subpath", expected: Figures.checkmark) { setting in
      Outline(
        Figures.checkmark(setting).subpaths.map {
          Subpath(start: $0.start, segments: $0.segmentsForFilling, isClosed: true)
        })
    },
    Change("a subpath far away", expected: Figures.checkmark) {
      Figures.checkmark($0) + Figures.rectangle($0, 500, 500, 501, 501)
    },
    Change("a subpath absurdly far away", expected: Figures.checkmark) {
      Figures.checkmark($0) + Figures.rectangle($0, 1e200, 500, 2e200, 501)
    },
    Change("lines where none are wanted", expected: { _ in Outline() }, actual: Figures.checkmark),
  ]

  private static func stroke(_ name: String, _ change: @escaping @Sendable ([Point]) -> [Point]) -> Change {
    Change(name, expected: Figures.checkmark) { setting in
      Outline { pen in
        let corners = change([Point(0, 0.5), Point(1 / 3, 1), Point(1, 0)])
        if let first = corners.first { pen.move(setting.at(first.x, first.y)) }
        for corner in corners.dropFirst() { pen.line(setting.at(corner.x, corner.y)) }
      }
    }
  }

  @Test(arguments: changes, Setting.all)
  func `are found out`(_ change: Change, in setting: Setting) {
    #expect(change.expected(setting).difference(from: change.actual(setting), mode: .lines) != nil)
  }

  @Test(arguments: Setting.all)
  func `are found out where the pen is lifted`(in setting: Setting) {
    let lifted = Outline(
      Figures.checkmark(setting).subpaths[0].segments.map { Subpath(start: $0.start, segments: [$0]) })
    let difference = Figures.checkmark(setting).difference(from: lifted, mode: .lines)
    #expect(difference == .lifted(strokes: 2, expected: 1))
  }
}

extension Outline {
  /// Returns an open chain of lines and curves.
  static func randomStroke(in setting: Setting, using generator: inout SeededGenerator) -> Outline {
    func point() -> Point { setting.at(generator.number(0...1), generator.number(0...1)) }
    return Outline { pen in
      pen.move(point())
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        switch Int.random(in: 0...2, using: &generator) {
        case 0: pen.line(point())
        case 1: pen.quadratic(control: point(), to: point())
        default: pen.cubic(point(), point(), to: point())
        }
      }
    }
  }
}
