import Geometry
import Observing

/// The questions of an assessment in their order, with what each is for.
package struct Questionnaire: Sendable {
  /// One question and its purpose.
  package struct Entry: Sendable {
    package var question: Question

    /// The part that the question belongs to, by its position.
    package var part: Int

    /// The circumstances; for a question about a size or a value the rectangle has no meaning.
    package var setting: Setting

    /// The values' set.
    package var parameters: Parameters

    /// Whether the answer only has to come, and be finite: the rectangle has no area.
    package var isForSurvivalOnly: Bool
  }

  package var entries: [Entry]

  /// The questions alone.
  package var questions: [Question] { entries.map(\.question) }

  /// Asks for everything: all rectangles with the most ordinary values, and two of them with each other set, unless that
  /// is to be asked everywhere too.
  ///
  /// Where the origin is the lesson, each other set is asked in the rectangle that starts elsewhere too.
  ///
  /// - Parameter extraBoxes: Further rectangles, in points, that the ordinary values are asked in.
  package init(_ assessment: Assessment, extraBoxes: [Box] = []) {
    entries = []
    let others = [Rectangles.square, Rectangles.strip] + (assessment.isAboutOrigin ? [Rectangles.elsewhere] : [])
    for (number, part) in assessment.parts.enumerated() {
      let sets = part.parameters ?? assessment.parameters
      switch part.expectation {
      case .region, .lines:
        for (index, parameters) in sets.enumerated() {
          let isEverywhere = index == 0 || parameters.isAskedEverywhere
          let boxes = isEverywhere ? Rectangles.all + extraBoxes + [Rectangles.empty] : others
          for box in boxes { append(.path(Question.Rectangle(box)), box: box, part: number, parameters: parameters) }
        }
      case .size:
        for proposal in Self.proposals {
          append(.size(proposal), box: Rectangles.square, part: number, parameters: sets[0])
        }
      case .scene(let staging, _):
        for parameters in sets {
          for box in staging.boxes {
            let stage = staging.stage(in: Self.setting(box, parameters))
            append(.scene(stage), box: box, part: number, parameters: parameters)
          }
        }
      case .value:
        for parameters in sets { append(.value, box: Rectangles.square, part: number, parameters: parameters) }
      case .refusal: break
      }
    }
  }

  private mutating func append(_ subject: Question.Subject, box: Box, part: Int, parameters: Parameters) {
    entries.append(
      Entry(
        question: Question(
          subject, given: Given(parameters.values, texts: parameters.texts), insets: parameters.insets),
        part: part, setting: Self.setting(box, parameters), parameters: parameters,
        isForSurvivalOnly: box == Rectangles.empty))
  }

  private static func setting(_ box: Box, _ parameters: Parameters) -> Setting {
    Setting(box: box, given: parameters.values, texts: parameters.texts, insets: parameters.insets)
  }

  /// The sizes that are proposed, unspecified sides among them.
  package static let proposals = [
    Question.Proposal(width: 100, height: 100),
    Question.Proposal(width: 200, height: 100),
    Question.Proposal(width: 60, height: 300),
    Question.Proposal(width: 640, height: 480),
    Question.Proposal(width: nil, height: 100),
    Question.Proposal(width: 100, height: nil),
    Question.Proposal(width: nil, height: nil),
    Question.Proposal(width: 0, height: 0),
  ]
}

extension Question.Rectangle {
  /// The rectangle with the edges of a box.
  package init(_ box: Box) {
    self.init(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}
