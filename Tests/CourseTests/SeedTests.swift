import Course
import Foundation
import Geometry
import Judging
import Observing
import Testing

/// What is asked by chance must make sense, whatever the chance.
@Suite struct `Questions drawn from a seed` {
  private static let seeds: ClosedRange<UInt64> = 1...300

  @Test(arguments: Course.exercises.map(\.id))
  func `have answers that are finite, and read well`(_ id: String) throws {
    let assessment = try #require(Course.exercise(id: id)).assessment
    var odd: [String] = []
    for seed in Self.seeds {
      for entry in Questionnaire(assessment, seed: seed).entries where entry.novelty != nil {
        let numbers = entry.setting.insets + [entry.setting.width, entry.setting.height]
        let doReadWell = (numbers + entry.parameters.values.values).allSatisfy { Double(Spelling.text($0)) == $0 }
        // Unusual values are asked in other rectangles too, but none are drawn.
        let isUsual = entry.parameters.unusual == nil || entry.novelty == .room
        if !doReadWell || !isUsual || !Self.isFinite(assessment.parts[entry.part], in: entry) {
          odd.append("seed \(seed): \(Spelling.text(entry.question))")
        }
      }
    }
    #expect(odd == [])
  }

  /// Returns whether what is expected is of the kind that is asked for, and without numbers that are infinite or none.
  private static func isFinite(_ part: Part, in entry: Questionnaire.Entry) -> Bool {
    switch (entry.question.subject, part.expectation) {
    case (.path, .region(let drawing)), (.path, .lines(let drawing)): return drawing(entry.setting).isFinite
    case (.size(let proposal), .size(let size)): return size(proposal).width.isFinite && size(proposal).height.isFinite
    case (.scene(let stage), .scene(_, let scene)):
      let expected = scene(entry.setting)
      return expected.moments.count <= stage.steps.count + 1 && expected.isFinite
    case (.value, .value(let value)):
      let spelled = Spelling.whole(value(entry.setting))
      return !spelled.contains("nan") && !spelled.contains("inf")
    default: return false
    }
  }

  @Test func `are answered rightly by what is expected`() {
    for exercise in Course.exercises {
      let judge = Judge(exercise.assessment, seed: Fixtures.seed + 1)
      let verdict = judge.verdict(on: exercise.assessment.answers(to: judge.questionnaire))
      // What the compiler must refuse stands in no answer.
      let refusals = exercise.assessment.refusal == nil ? 0 : 1
      let errors = verdict.findings.filter { $0.severity == .error }
      #expect(errors.count == refusals && verdict.status != .graderError, "\(exercise.id): \(verdict.findings)")
    }
  }

  @Test func `are the same for the same seed, and others for another`() {
    for exercise in Course.exercises where exercise.id != "TypeErasure/CardElement" {
      func asked(_ seed: UInt64?) -> [Question] { Questionnaire(exercise.assessment, seed: seed).questions }
      #expect(asked(7) == asked(7))
      #expect(asked(7) != asked(8), "\(exercise.id)")
      #expect(Set(asked(nil)).isSubset(of: Set(asked(7))))
      #expect(Set(asked(7)).count >= Set(asked(nil)).count + 3, "\(exercise.id)")
    }
  }

  @Test func `leave what was passed as it is: no seed is part of the fingerprint`() {
    for exercise in Course.exercises {
      var plain = exercise
      plain.assessment.variation = nil
      for index in plain.assessment.parts.indices { plain.assessment.parts[index].variation = nil }
      #expect(plain.expectationFingerprint == exercise.expectationFingerprint, "\(exercise.id)")
    }
  }

  /// Why a part is asked with no other values, where values are all that could be other, or where it has several sets.
  private static let reasons = [
    "TypeErasure/AnyOutline the path": "the shapes are all that the probe has; the rectangles are other ones",
    "TypeErasure/mixedViews the views": "the two views are all that is asked; the spaces are other ones",
    "TypeErasure/CardElement CardElement": "a type is asked about itself",
    "TypeErasure/CardElement PhotoElement": "a type is asked about itself",
    "TypeErasure/CardElement NewElement": "a type is asked about itself",
    "ConditionalModifiers/clip the photo": "all frames are asked always; the spaces are other ones",
    "ConditionalModifiers/SelectableCard the card": "all that is selected is asked always; the spaces are other ones",
    "ConditionalModifiers/FramesButton the button": "all that is selected is asked always; the spaces are other ones",
  ]

  @Test func `bring three rectangles and three sets of values to every part that can have them`() {
    var unvaried: Set<String> = []
    for exercise in Course.exercises {
      let assessment = exercise.assessment
      for (number, part) in assessment.parts.enumerated() {
        if case .refusal = part.expectation { continue }
        let sets = part.parameters(in: assessment)
        let isAskedOfValues = if case .value = part.expectation { true } else { sets.count > 1 }
        if isAskedOfValues, part.variation(in: assessment) == nil { unvaried.insert("\(exercise.id) \(part.title)") }
        for seed in Self.seeds {
          let entries = Questionnaire(assessment, seed: seed).entries.filter { $0.part == number && $0.novelty != nil }
          let values = entries.filter { $0.novelty == .values }.map(\.parameters)
          let rooms = entries.filter { $0.novelty == .room && $0.parameters == sets[0] }.map(\.question)
          let isVaried = part.variation(in: assessment) != nil
          let hasRooms = if case .value = part.expectation { false } else { true }
          if Set(values).count != (isVaried ? 3 : 0) || sets.contains(where: values.contains)
            || Set(rooms).count != (hasRooms ? 3 : 0)
          {
            Issue.record("\(exercise.id), \(part.title), seed \(seed): \(values) \(rooms)")
          }
        }
      }
    }
    #expect(unvaried == Set(Self.reasons.keys))
  }
}

extension ExpectedScene {
  /// Whether all that can be seen and tapped has a place.
  fileprivate var isFinite: Bool {
    moments.allSatisfy { moment in
      (moment.marks ?? []).allSatisfy(\.isFinite) && (moment.frame.map(\.isFinite) ?? true)
        && moment.taps.allSatisfy { $0.point.x.isFinite && $0.point.y.isFinite }
    }
  }
}

extension ExpectedMark {
  fileprivate var isFinite: Bool {
    let hasPlace =
      switch content {
      case .fill(let outline, _): outline.isFinite
      case .stroke(let outline, let style): outline.isFinite && style.stroke.width.isFinite
      case .text(_, let box): box.map(\.isFinite) ?? true
      case .image(_, let box): box.isFinite
      }
    return hasPlace && clips.allSatisfy(\.outline.isFinite)
  }
}

extension Box {
  fileprivate var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}
