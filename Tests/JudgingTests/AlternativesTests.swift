import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `A part with an alternative` {
  static let judge = Judge(
    Assessment(
      parts: [
        Part(points: 2, .region { Outline($0.box) }, or: [.region { disc(in: $0) }])
      ]))

  private static func disc(in setting: Setting) -> Outline {
    Outline { pen in
      pen.arc(center: setting.center, radius: setting.radius, fromDegrees: 0, sweepDegrees: 360)
      pen.close()
    }
  }

  /// Returns the verdict on the same figure in every rectangle, or on another one where that is told.
  private func verdict(_ figure: (Setting) -> Outline) -> Verdict {
    var answers: [Int: Answer] = [:]
    for (number, entry) in Self.judge.questionnaire.entries.enumerated() {
      answers[number] = .path(entry.isForSurvivalOnly ? "" : figure(entry.setting).pathText)
    }
    return Self.judge.verdict(on: Observation(answers: answers, ending: .finished))
  }

  @Test func `is right in either way`() {
    #expect(verdict { Outline($0.box) }.status == .passed)
    #expect(verdict { Self.disc(in: $0) }.status == .passed)
  }

  @Test func `is wrong where ways are mixed, and told from the first of them`() {
    let mixed = verdict { $0.width == $0.height ? Self.disc(in: $0) : Outline($0.box) }
    #expect(mixed.status == .failed)
    #expect(mixed.points == 0)
    let first = Judge(Assessment(parts: [Part(points: 2, .region { Outline($0.box) })]))
    let answers = Dictionary(
      uniqueKeysWithValues: first.questionnaire.entries.enumerated().map { number, entry in
        (number, Answer.path(entry.isForSurvivalOnly ? "" : entry.setting.half.pathText))
      })
    let alone = first.verdict(on: Observation(answers: answers, ending: .finished))
    #expect(verdict(\.half).findings == alone.findings)
  }
}

extension Setting {
  /// The left half of the rectangle.
  fileprivate var half: Outline {
    Outline(Box(minX: minX, minY: minY, maxX: midX, maxY: maxY))
  }
}
