import Foundation
import Geometry
import Observing
import Testing

@testable import Judging

/// A learner's mistake, with the code by which it must be called.
struct Slip: CustomTestStringConvertible, Sendable {
  var code: String
  var assessment: Assessment
  var actual: Figure
  var source: String
  var testDescription: String { code }

  init(
    _ code: String, of expected: Part.Expectation = .region(Figures.flag), isAboutOrigin: Bool = true,
    parameters: [Parameters] = [Parameters([:])], source: String = "", _ actual: @escaping Figure
  ) {
    self.code = code
    assessment = Assessment(
      parts: [Part(points: 2, expected)], parameters: parameters, isAboutOrigin: isAboutOrigin)
    self.actual = actual
    self.source = source
  }

  /// The verdict on the slip.
  var verdict: Verdict {
    let judge = Judge(assessment)
    let answers = judge.questionnaire.entries.enumerated().map { number, entry in
      (number, Answer.path(entry.isForSurvivalOnly ? "" : actual(entry.setting).pathText))
    }
    return judge.verdict(
      on: Observation(answers: Dictionary(uniqueKeysWithValues: answers), ending: .finished),
      source: SourceText(source))
  }

  private static func moved(_ code: String, _ transform: @escaping @Sendable (Setting, Point) -> Point) -> Slip {
    Slip(code) { setting in Figures.flag(setting).mapped { transform(setting, $0) } }
  }

  static let all: [Slip] = [
    Slip("no-move", source: "var path = Path()\npath.addLine(to: .zero)") { _ in Outline() },
    Slip("empty-path", source: "var path = Path()\npath.move(to: .zero)\npath.addLine(to: .zero)") { _ in Outline() },
    Slip("empty-path") { Outline([Subpath(start: $0.center)]) },
    Slip("fixed-coordinates") { _ in Figures.flag(Setting(box: Box(x: 0, y: 0, width: 90, height: 120))) },
    Slip("fixed-coordinates") { _ in Figures.flag(.square) },
    Slip("move-each-line") { setting in
      Outline(Figures.flag(setting).subpaths[0].segments.map { Subpath(start: $0.start, segments: [$0]) })
    },
    Slip("closed-stroke", of: .lines(Figures.checkmark)) { setting in
      Outline(
        Figures.checkmark(setting).subpaths.map {
          Subpath(start: $0.start, segments: $0.segmentsForFilling, isClosed: true)
        })
    },
    Slip("lifted-pen", of: .lines(Figures.checkmark)) { setting in
      Outline(
        Figures.checkmark(setting).subpaths[0].segments.reversed().map { Subpath(start: $0.start, segments: [$0]) })
    },
    moved("origin-ignored") { setting, point in Point(point.x - setting.minX, point.y - setting.minY) },
    moved("edges-as-sizes") { setting, point in
      Point(
        (point.x - setting.minX) / setting.width * setting.maxX,
        (point.y - setting.minY) / setting.height * setting.maxY)
    },
    moved("upside-down") { setting, point in Point(point.x, setting.minY + setting.maxY - point.y) },
    moved("mirrored") { setting, point in Point(setting.minX + setting.maxX - point.x, point.y) },
    moved("swapped-axes") { _, point in Point(point.y, point.x) },
    moved("zero-angle") { setting, point in point.rotated(byRadians: -.pi / 2, about: setting.center) },
    moved("zero-angle") { setting, point in point.rotated(byRadians: .pi / 2, about: setting.center) },
    moved("shifted") { _, point in Point(point.x + 4, point.y - 3) },
    moved("diameter-as-radius") { setting, point in setting.center + (point - setting.center) * 2 },
    moved("half-size") { setting, point in setting.center + (point - setting.center) * 0.5 },
    Slip("hole-filled", of: .region(Figures.ring)) { Figures.circle($0, 0.5) + Figures.circle($0, 0.3) },
    Slip("no-area", of: .region { twoBends($0, [0, 1]) }) { twoBends($0, [0, 0]) },
    Slip("unusual-values", parameters: [Parameters(["count": 5]), Parameters(["count": 0], unusual: "a count of 0")]) {
      setting in
      setting["count"] == 0 ? Figures.square(setting) : Figures.flag(setting)
    },
    Slip("only-at-zero", of: .region { Figures.circle($0, 0.5) }) { setting in
      Outline { pen in
        pen.arc(
          center: setting.center, radius: min(setting.center.x, setting.center.y), fromDegrees: 0, sweepDegrees: 360)
        pen.close()
      }
    },
    Slip("square-only", of: .region { Figures.circle($0, 0.5) }) { setting in
      Outline { pen in
        pen.arc(center: setting.center, radius: setting.width / 2, fromDegrees: 0, sweepDegrees: 360)
        pen.close()
      }
    },
    // What no suspicion explains.
    Slip("wrong-vertex") { setting in
      var points = Figures.flag(setting).subpaths[0].segments.map(\.start)
      points[2] = setting.at(0.7, 0.55)
      return Outline { $0.polygon(points) }
    },
    Slip("missing-vertex") { setting in
      Outline { $0.polygon(Figures.flag(setting).subpaths[0].segments.map(\.start).dropLast()) }
    },
    Slip("extra-vertex") { setting in
      Outline { $0.polygon(Figures.flag(setting).subpaths[0].segments.map(\.start) + [setting.at(0, 0.4)]) }
    },
    Slip("wrong-outline", of: .region { Figures.circle($0, 0.5) }) { Figures.circle($0, 0.45) },
    // The lines are right, and what overlaps has become a hole: that is no hole filled.
    Slip("parts-cancel-out", of: .region { overlapping($0, isReversed: false) }) { overlapping($0, isReversed: true) },
  ]

  /// Returns a curve from the left edge to the right one, and another one back, with their controls at two heights.
  private static func twoBends(_ setting: Setting, _ heights: [Double]) -> Outline {
    Outline { pen in
      pen.move(setting.at(0, 0.5))
      pen.quadratic(control: setting.at(0.3, heights[0]), to: setting.at(1, 0.5))
      pen.quadratic(control: setting.at(0.3, heights[1]), to: setting.at(0, 0.5))
      pen.close()
    }
  }

  private static func overlapping(_ setting: Setting, isReversed: Bool) -> Outline {
    let (left, right) = (
      Figures.circle(setting, 0.5), Figures.circle(setting, 0.5).mapped { Point($0.x + 0.2 * setting.width, $0.y) }
    )
    return left + (isReversed ? right.reversed : right)
  }
}

@Suite struct `A suspicion` {
  @Test(arguments: Slip.all)
  func `recognises its own mistake before any other`(_ slip: Slip) throws {
    let verdict = slip.verdict
    #expect(verdict.status == .failed)
    #expect(verdict.points == 0)
    let finding = try #require(verdict.findings.first)
    #expect(finding.code == slip.code)
    #expect(finding.severity == .error)
    #expect(!finding.message.isEmpty)
    #expect(finding.evidence != nil)
  }

  @Test(arguments: Slip.all)
  func `is silent about the mistakes of others`(_ slip: Slip) {
    let judge = Judge(slip.assessment)
    let part = slip.assessment.parts[0]
    let trials = judge.questionnaire.entries.filter { !$0.isForSurvivalOnly }.map { entry in
      switch part.expectation {
      case .region(let drawing):
        Trial(
          entry: entry, mode: .region, expected: drawing(entry.setting),
          actual: ObservedPath(slip.actual(entry.setting)))
      case .lines(let drawing):
        Trial(
          entry: entry, mode: .lines, expected: drawing(entry.setting), actual: ObservedPath(slip.actual(entry.setting))
        )
      case .size, .scene, .value, .refusal: fatalError("a slip is about a path")
      }
    }
    let (wrong, right) = (trials.filter { $0.difference != nil }, trials.filter { $0.difference == nil })
    let firing = Suspicion.all.filter { $0.explain(wrong, right, SourceText(slip.source)) != nil }.map(\.code)
    // Some are true of each other's mistakes: what is empty for want of a move is empty.
    let alsoTrue = [
      "no-move": ["empty-path"], "origin-ignored": ["shifted", "only-at-zero"], "edges-as-sizes": ["only-at-zero"],
      "only-at-zero": ["diameter-as-radius"],
    ]
    #expect(firing.allSatisfy { $0 == slip.code || alsoTrue[slip.code, default: []].contains($0) }, "\(firing)")
  }

  @Test func `is not raised about what is right`() {
    for expectation in [Part.Expectation.region(Figures.flag), .region(Figures.ring), .region(Figures.cone)] {
      guard case .region(let drawing) = expectation else { continue }
      let verdict = Slip("", of: expectation) { drawing($0).reversed }.verdict
      #expect(verdict.status == .passed)
      #expect(verdict.points == 2)
      #expect(verdict.findings.isEmpty)
    }
  }
}

@Suite struct `A rectangle that lies elsewhere` {
  static let ignored: Figure = { setting in
    Figures.flag(setting).mapped { Point($0.x - setting.minX, $0.y - setting.minY) }
  }

  @Test func `costs nothing where it is not the lesson`() throws {
    let verdict = Slip("", isAboutOrigin: false, Self.ignored).verdict
    #expect(verdict.status == .passed)
    #expect(verdict.points == 2)
    let finding = try #require(verdict.findings.first)
    #expect(finding.severity == .advice)
    #expect(finding.code == "origin-ignored")
    #expect(finding.message.contains("30, 40"))
  }

  @Test func `fails where it is the lesson`() throws {
    let verdict = Slip("", isAboutOrigin: true, Self.ignored).verdict
    #expect(verdict.status == .failed)
    #expect(verdict.findings.first?.code == "origin-ignored")
  }

  @Test func `earns general advice where the cause is not known`() {
    let verdict = Slip("", isAboutOrigin: false) { setting in
      Figures.flag(setting).mapped { Point($0.x + setting.minX / 7, $0.y * (1 + setting.minY / 90)) }
    }.verdict
    #expect(verdict.status == .passed)
    #expect(verdict.findings.map(\.code) == ["origin-advice"])
  }

  @Test func `is told even where a closing line is only a rounding error`() {
    let verdict = Slip("", of: .region(Figures.cone), isAboutOrigin: false) { setting in
      let cone = Figures.cone(setting).mapped { Point($0.x - setting.minX, $0.y - setting.minY) }
      guard setting.minX != 0 else { return cone }
      let subpath = cone.subpaths[0]
      let start = Point(subpath.start.x + 1e-14, subpath.start.y)
      return Outline([Subpath(start: start, segments: [.line(start, subpath.start)] + subpath.segments, isClosed: true)]
      )
    }.verdict
    #expect(verdict.status == .passed)
    #expect(verdict.findings.map(\.code) == ["origin-ignored"])
  }

  @Test func `is no excuse for another figure, or for none`() {
    for other in [Figures.square, { _ in Outline() }] as [Figure] {
      let verdict = Slip("", isAboutOrigin: false) { setting in
        setting.minX == 0 ? Figures.flag(setting) : other(setting)
      }.verdict
      #expect(verdict.status == .failed)
    }
  }
}

@Suite struct `Advice about closing` {
  @Test func `names an outline left open, and one closed by a line`() {
    func codes(_ change: @escaping @Sendable (Subpath) -> Subpath) -> [String] {
      let verdict = Slip("") { Outline(Figures.flag($0).subpaths.map(change)) }.verdict
      #expect(verdict.status == .passed)
      return verdict.findings.map(\.code)
    }
    #expect(codes { $0 }.isEmpty)
    #expect(codes { Subpath(start: $0.start, segments: $0.segments) } == ["closed-by-line"])
    #expect(codes { Subpath(start: $0.start, segments: Array($0.segments.dropLast())) } == ["not-closed"])
  }

  @Test func `is not given about strokes`() {
    let verdict = Slip("", of: .lines(Figures.checkmark), Figures.checkmark).verdict
    #expect(verdict.status == .passed)
    #expect(verdict.findings.isEmpty)
  }
}

@Suite struct `Advice about several outlines` {
  private static func halves(_ setting: Setting) -> Outline {
    Figures.rectangle(setting, 0, 0, 0.5, 1) + Figures.rectangle(setting, 0.5, 0, 1, 1)
  }

  @Test func `is given where one outline would do`() {
    let verdict = Slip("", of: .region(Figures.square), Self.halves).verdict
    #expect(verdict.status == .passed)
    #expect(verdict.findings.map(\.code) == ["separate-outlines"])
    #expect(verdict.findings.first?.severity == .advice)
  }

  @Test func `is not given where several are expected, nor about a stray move`() {
    #expect(Slip("", of: .region(Self.halves), Self.halves).verdict.findings.isEmpty)
    let stray = Slip("", of: .region(Figures.square)) { Outline([Subpath(start: $0.center)]) + Figures.square($0) }
    #expect(stray.verdict.findings.isEmpty)
  }
}
