import Running

/// What contained the run, as every report says it.
package struct ContainmentReport: Sendable {
  package var containment: Containment

  package init(_ containment: Containment) {
    self.containment = containment
  }

  /// One sentence.
  package var sentence: String {
    switch containment {
    case .bubblewrap: "Learner code is contained by bubblewrap, and by limits."
    case .limitsAlone(let reason): "Learner code is kept in by limits alone: \(reason)."
    }
  }

  /// One sentence where there is something to warn of.
  var warning: String? { containment.isActive ? nil : sentence }

  /// The same for programs.
  var json: JSONText {
    switch containment {
    case .bubblewrap: .object([("active", .flag(true)), ("reason", .null)])
    case .limitsAlone(let reason): .object([("active", .flag(false)), ("reason", .text(reason))])
    }
  }
}
