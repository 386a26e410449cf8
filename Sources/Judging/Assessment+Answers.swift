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
    var writer = PathWriter()
    for subpath in subpaths {
      writer.write("m", subpath.start.x, subpath.start.y)
      for segment in subpath.segments {
        switch segment {
        case .line(_, let p): writer.write("l", p.x, p.y)
        case .quadratic(_, let c, let p): writer.write("q", c.x, c.y, p.x, p.y)
        case .cubic(_, let c, let d, let p): writer.write("c", c.x, c.y, d.x, d.y, p.x, p.y)
        }
      }
      if subpath.isClosed { writer.write("h") }
    }
    return writer.text
  }
}
