import Geometry
import Observing

extension Assessment {
  /// Returns the verdict on answers that a mistake would give.
  package func verdict(onMistake mistake: Mistake) -> Verdict {
    let questionnaire = Questionnaire(self)
    var answers: [Int: Answer] = [:]
    for (number, entry) in questionnaire.entries.enumerated() {
      switch (parts[entry.part].expectation, mistake.symptom) {
      case (.region, .draws(let drawing)), (.lines, .draws(let drawing)),
        (.region(let drawing), .measures), (.lines(let drawing), .measures):
        answers[number] = .path(entry.isForSurvivalOnly ? "" : drawing(entry.setting).text)
      case (.size, .measures(let size)), (.size(let size), .draws):
        guard case .size(let proposal) = entry.question.subject else { continue }
        answers[number] = .size(width: size(proposal).width, height: size(proposal).height)
      }
    }
    return Judge(self, questionnaire: questionnaire).verdict(on: Observation(answers: answers, ending: .finished))
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
