import Geometry
import Observing

extension Assessment {
  /// Returns the answers that the expected outlines and sizes give, or those that a mistake gives instead.
  package func answers(with mistake: Mistake? = nil) -> Observation {
    var answers: [Int: Answer] = [:]
    for (number, entry) in Questionnaire(self).entries.enumerated() {
      switch parts[entry.part].expectation {
      case .region(let drawing), .lines(let drawing):
        let drawing = if case .draws(let wrong) = mistake?.symptom { wrong } else { drawing }
        answers[number] = .path(entry.isForSurvivalOnly ? "" : drawing(entry.setting).text)
      case .size(let size):
        let size = if case .measures(let wrong) = mistake?.symptom { wrong } else { size }
        guard case .size(let proposal) = entry.question.subject else { continue }
        answers[number] = .size(width: size(proposal).width, height: size(proposal).height)
      }
    }
    return Observation(answers: answers, ending: .finished)
  }
}

extension Outline {
  /// The outline in the form of `Answer.path`.
  package var text: String {
    var words: [String] = []
    func add(_ points: Point..., letter: String) {
      words += points.flatMap { ["\($0.x)", "\($0.y)"] } + [letter]
    }
    for subpath in subpaths {
      add(subpath.start, letter: "m")
      for segment in subpath.segments {
        switch segment {
        case .line(_, let end): add(end, letter: "l")
        case .quadratic(_, let control, let end): add(control, end, letter: "q")
        case .cubic(_, let control1, let control2, let end): add(control1, control2, end, letter: "c")
        }
      }
      if subpath.isClosed { add(letter: "h") }
    }
    return words.joined(separator: " ")
  }
}
