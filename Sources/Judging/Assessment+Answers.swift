import Drawing
import Geometry
import Observing

extension Assessment {
  /// Returns the answers that the expected outlines, sizes, scenes and values give, or those that a mistake gives instead.
  ///
  /// - Parameter questionnaire: What is asked; only what every check asks if left out.
  package func answers(with mistake: Mistake? = nil, to questionnaire: Questionnaire? = nil) -> Observation {
    var answers: [Int: Answer] = [:]
    for (number, entry) in (questionnaire ?? Questionnaire(self)).entries.enumerated() {
      switch parts[entry.part].expectation {
      case .region(let drawing), .lines(let drawing):
        let drawing = if case .draws(let wrong) = mistake?.symptom { wrong } else { drawing }
        answers[number] = .path(entry.isForSurvivalOnly ? "" : drawing(entry.setting).pathText)
      case .size(let size):
        let size = if case .measures(let wrong) = mistake?.symptom { wrong } else { size }
        guard case .size(let proposal) = entry.question.subject else { continue }
        answers[number] = .size(width: size(proposal).width, height: size(proposal).height)
      case .scene(_, let scene):
        let scene = if case .shows(let wrong) = mistake?.symptom { wrong } else { scene }
        guard case .scene(let stage) = entry.question.subject else { continue }
        answers[number] = .scene(scene(entry.setting).scene(on: stage))
      case .value(let value):
        let value = if case .answers(let wrong) = mistake?.symptom { wrong } else { value }
        answers[number] = .value(value(entry.setting))
      case .refusal: break
      }
    }
    var observation = Observation(answers: answers, ending: .finished)
    observation.compilerAnswer = compilerAnswer(with: mistake)
    return observation
  }
}
