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

    /// What is new about a question that not every check asks; nil for those that are always asked.
    package var novelty: Novelty?

    /// Whether it is one of the instructor's questions, which nobody is shown.
    package var isSecret = false
  }

  /// What distinguishes a question from those that are always asked.
  package enum Novelty: Hashable, Sendable {
    /// The rectangle, the proposed size or the space.
    case room
    /// The values with which the type is made, or the function is called.
    case values
  }

  package var entries: [Entry]

  /// The questions alone.
  package var questions: [Question] { entries.map(\.question) }

  /// Asks for everything: all rectangles with the most ordinary values, and two of them with each other set, unless that
  /// is to be asked everywhere too.
  ///
  /// Where the origin is the lesson, each other set is asked in the rectangle that starts elsewhere too. What is asked
  /// beyond that comes last in each part, so that findings tell of the simple rectangles first.
  ///
  /// - Parameters:
  ///   - seed: What three more rectangles and three more sets of values are drawn from in each part; nil for none.
  ///   - extra: Further questions; their values are for the parts that have no values of their own.
  ///   - secret: The instructor's questions; their values are for the parts that take them.
  package init(
    _ assessment: Assessment, seed: UInt64? = nil, extra: ExtraQuestions = ExtraQuestions(),
    secret: ExtraQuestions = ExtraQuestions()
  ) {
    entries = []
    var generator = seed.map { SeededGenerator(seed: $0) }
    for (number, part) in assessment.parts.enumerated() {
      append(part, number, of: assessment)
      append(
        ExtraQuestions(boxes: extra.boxes, parameters: part.parameters == nil ? extra.parameters : []), to: part,
        number,
        of: assessment)
      if var drawing = generator {
        append(ExtraQuestions(for: part, of: assessment, using: &drawing), to: part, number, of: assessment)
        generator = drawing
      }
      let count = entries.count
      append(secret.taken(by: part, of: assessment), to: part, number, of: assessment)
      for index in entries.indices[count...] { entries[index].isSecret = true }
    }
  }

  /// Only those of the questions that somebody is shown, or only the others.
  func limited(toSecret isSecret: Bool) -> Questionnaire {
    var result = self
    result.entries = entries.filter { $0.isSecret == isSecret }
    return result
  }

  private mutating func append(_ part: Part, _ number: Int, of assessment: Assessment) {
    let sets = part.parameters(in: assessment)
    switch part.expectation {
    case .region, .lines:
      for (index, parameters) in sets.enumerated() {
        let isEverywhere = index == 0 || parameters.isAskedEverywhere
        let boxes = isEverywhere ? Rectangles.all + [Rectangles.empty] : Self.boxes(forOtherValuesOf: assessment)
        for box in boxes { append(.path(Question.Rectangle(box)), box: box, part: number, parameters: parameters) }
      }
    case .size:
      for proposal in Self.proposals {
        append(.size(proposal), box: Rectangles.square, part: number, parameters: sets[0])
      }
    case .scene(let staging, _):
      for parameters in sets {
        for box in staging.boxes { append(staging, box: box, part: number, parameters: parameters) }
      }
    case .value:
      for parameters in sets { append(.value, box: Rectangles.square, part: number, parameters: parameters) }
    case .refusal: break
    }
  }

  private mutating func append(_ extra: ExtraQuestions, to part: Part, _ number: Int, of assessment: Assessment) {
    let sets = part.parameters(in: assessment)
    switch part.expectation {
    case .region, .lines:
      for (index, parameters) in sets.enumerated() where index == 0 || parameters.isAskedEverywhere {
        for box in extra.boxes {
          append(.path(Question.Rectangle(box)), box: box, part: number, parameters: parameters, novelty: .room)
        }
      }
      for parameters in extra.parameters {
        for box in Self.boxes(forOtherValuesOf: assessment) {
          append(.path(Question.Rectangle(box)), box: box, part: number, parameters: parameters, novelty: .values)
        }
      }
    case .size:
      for box in extra.boxes {
        let proposal = Question.Proposal(width: box.width, height: box.height)
        append(.size(proposal), box: Rectangles.square, part: number, parameters: sets[0], novelty: .room)
      }
    case .scene(let staging, _):
      for box in extra.boxes where staging.hasRoom(in: box) {
        let space = Box(x: 0, y: 0, width: box.width, height: box.height)
        append(staging, box: space, part: number, parameters: sets[0], novelty: .room)
      }
      for (index, parameters) in extra.parameters.enumerated() {
        let box = staging.boxes[index % staging.boxes.count]
        append(staging, box: box, part: number, parameters: parameters, novelty: .values)
      }
    case .value:
      for parameters in extra.parameters {
        append(.value, box: Rectangles.square, part: number, parameters: parameters, novelty: .values)
      }
    case .refusal: break
    }
  }

  /// The rectangles in which values are asked that are not the most ordinary ones.
  private static func boxes(forOtherValuesOf assessment: Assessment) -> [Box] {
    [Rectangles.square, Rectangles.strip] + (assessment.isAboutOrigin ? [Rectangles.elsewhere] : [])
  }

  private mutating func append(
    _ staging: Staging, box: Box, part: Int, parameters: Parameters, novelty: Novelty? = nil
  ) {
    let stage = staging.stage(in: Self.setting(box, parameters))
    append(.scene(stage), box: box, part: part, parameters: parameters, novelty: novelty)
  }

  private mutating func append(
    _ subject: Question.Subject, box: Box, part: Int, parameters: Parameters, novelty: Novelty? = nil
  ) {
    entries.append(
      Entry(
        question: Question(
          subject, given: Given(parameters.values, texts: parameters.texts), insets: parameters.insets),
        part: part, setting: Self.setting(box, parameters), parameters: parameters,
        isForSurvivalOnly: box == Rectangles.empty, novelty: novelty))
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
