import Drawing
import Geometry
import Observing

/// Mistakes that can be made in any exercise about a view. Sure or silent, as those about a path.
enum SceneSuspicion {
  /// Returns the mistake that explains all wrong scenes, with its code.
  static func cause(of wrong: [SceneTrial], right: [SceneTrial]) -> (String, Explanation)? { nil }

  /// Says what is wrong where no cause is known.
  static func fallback(_ trial: SceneTrial) -> (String, Explanation) {
    ("wrong-picture", Explanation("What is seen is not what is expected."))
  }
}

extension SceneTrial {
  /// What a learner is shown of this trial.
  var evidence: Evidence {
    let moment = differences.first?.moment ?? 0
    var evidence = Evidence(question: entry.question, steps: moment)
    for difference in differences where evidence.expected == nil {
      switch difference.aspect {
      case .frame(let expected, let actual):
        (evidence.expected, evidence.actual) = (.bounds(expected), .bounds(actual))
      case .reading(let name, let expected, let actual):
        evidence.expected = .words("\(name): \(Spelling.text(expected))")
        evidence.actual = .words("\(name): \(actual.map { Spelling.text($0) } ?? "unknown")")
      case .picture(.extra(let point)): evidence.place = .extra(point)
      case .picture(.missing(let point, _)): evidence.place = .missing(point)
      default: break
      }
    }
    return evidence
  }
}
