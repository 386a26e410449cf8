import Observing

// Mistakes in what can be tapped, and in what a tap changes. They are told once what is drawn is right.
extension SceneSuspicion {
  static let nothingToTap = SceneSuspicion("nothing-to-tap") { wrong in
    let isExplained = wrong.allSatisfy { trial in
      guard let difference = trial.differences.first, trial.taps.contains(where: \.isTaken), trial.picture == nil,
        let drawing = trial.actual.moments[difference.moment].drawing
      else { return false }
      return drawing.tapAreas.allSatisfy { $0.action == nil }
    }
    guard isExplained else { return nil }
    return Explanation(
      "Nothing can be tapped here.", hint: "onTapGesture makes a view take taps; disabled views take none.")
  }

  static let tapAreaTooLarge = SceneSuspicion("tap-area-too-large") { wrong in
    guard wrong.allSatisfy({ $0.picture == nil && $0.taps.contains { !$0.isTaken } }),
      let tap = wrong.first?.taps.first(where: { !$0.isTaken })
    else { return nil }
    return Explanation(
      "A tap is taken where none should be: at \(Spelling.text(tap.point)), \(tap.what).",
      hint:
        "A clipped view keeps the tap area of its whole frame; contentShape gives it another one, if it stands before "
        + "the gesture.")
  }

  static let tapAreaTooSmall = SceneSuspicion("tap-area-too-small") { wrong in
    guard wrong.allSatisfy({ $0.picture == nil && $0.taps.contains(where: \.isTaken) }),
      let tap = wrong.first?.taps.first(where: \.isTaken)
    else { return nil }
    return Explanation(
      "A tap does nothing at \(Spelling.text(tap.point)), \(tap.what).",
      hint: "Only what is drawn or has a contentShape takes taps, and what lies in front takes them first.")
  }

  static let notDismissed = SceneSuspicion("not-dismissed") { wrong in
    guard let reading = reading(in: wrong), reading.name == "dismissals" else { return nil }
    return reading.actual == nil
      ? Explanation(
        "The view does not ask to be dismissed.",
        hint: "Take dismiss from the environment and call it: @Environment(\\.dismiss) var dismiss, then dismiss().")
      : Explanation("The view asks to be dismissed, but not as often as it should.")
  }

  static let stateUnchanged = SceneSuspicion("state-unchanged") { wrong in
    guard let reading = reading(in: wrong), let trial = wrong.first, let moment = trial.differences.first?.moment,
      moment > 0, trial.actual.moments[moment - 1].readings[reading.name] == reading.actual,
      trial.expected.moments[moment - 1].readings[reading.name] != reading.expected,
      case .scene(let stage) = trial.entry.question.subject
    else { return nil }
    return Explanation(
      "Nothing changes after \(Spelling.text(stage.steps[moment - 1])): \(reading.name) is still "
        + "\(reading.actual.map { Spelling.text($0) } ?? "unknown").",
      hint: "Is the action called, and does it change the store or the binding that was handed in?")
  }

  static let reading = SceneSuspicion("wrong-state") { wrong in
    guard let reading = reading(in: wrong) else { return nil }
    return Explanation(
      "\(reading.name) is \(reading.actual.map { Spelling.text($0) } ?? "unknown"), but "
        + "\(Spelling.text(reading.expected)) is expected.")
  }

  private static func reading(
    in wrong: [SceneTrial]
  ) -> (name: String, expected: Value, actual: Value?)? {
    let readings = wrong.compactMap { trial in
      trial.picture == nil && trial.taps.isEmpty
        ? trial.differences.lazy.compactMap { difference in
          if case .reading(let name, let expected, let actual) = difference.aspect {
            (name: name, expected: expected, actual: actual)
          } else {
            nil
          }
        }.first : nil
    }
    return readings.count == wrong.count && Set(readings.map(\.name)).count == 1 ? readings.first : nil
  }
}

extension SceneTrial {
  /// The places at which taps are not taken as expected.
  var taps: [ExpectedTap] {
    differences.compactMap { difference in
      if case .tap(let tap) = difference.aspect { tap } else { nil }
    }
  }
}
