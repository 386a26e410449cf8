import Observing

extension SceneTrial {
  /// What a learner is shown of this trial.
  var evidence: Evidence {
    var evidence = Evidence(question: entry.question, steps: differences.first?.moment ?? 0)
    for difference in differences where evidence.expected == nil {
      switch difference.aspect {
      case .frame(let expected, let actual):
        (evidence.expected, evidence.actual) = (.bounds(expected), .bounds(actual))
      case .reading(let name, let expected, let actual):
        evidence.expected = .words("\(name): \(Spelling.text(expected))")
        evidence.actual = .words("\(name): \(actual.map { Spelling.text($0) } ?? "unknown")")
      case .picture(let found):
        if let bounds = picture?.bounds {
          (evidence.expected, evidence.actual) = (.bounds(bounds.wanted), .bounds(bounds.found))
        }
        switch found {
        case .nothing: evidence.place = .nothing
        case .extra(let point): evidence.place = .extra(point)
        case .missing(let point, _): evidence.place = .missing(point)
        default: break
        }
      case .isMissing, .isNotFinite, .tap: break
      }
    }
    return evidence
  }
}
