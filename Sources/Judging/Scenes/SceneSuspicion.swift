/// A mistake that can be made in any exercise about a view, and how to recognise it.
///
/// As a suspicion about a path it is sure or silent. Most ask: with this one thing put right, would the picture be the
/// expected one?
struct SceneSuspicion: Sendable {
  /// A name that never changes its meaning.
  var code: String

  /// Returns the message and the hint if just this mistake explains the wrong scenes.
  var explain: @Sendable (_ wrong: [SceneTrial]) -> Explanation?

  init(_ code: String, explain: @escaping @Sendable (_ wrong: [SceneTrial]) -> Explanation?) {
    self.code = code
    self.explain = explain
  }

  /// All of them, the most telling first.
  static let all: [SceneSuspicion] = [
    viewHasLeft, notFinite, tooMuch, nothingDrawn, textContent, textPlace, anotherImage,
    wrongColor, sameColor,
    lineWidth, lineCap, lineJoin, dash, lineStyle, borderInside, borderCentred, filledNotStroked, strokedNotFilled,
    order, missingClip, anotherClip, missingMark, extraMark, twoColors, wrongOutline,
    shifted, wrongSize, margin, frame,
    nothingToTap, tapAreaTooLarge, tapAreaTooSmall, notDismissed, stateUnchanged, reading,
  ]

  /// Returns the mistake that explains all wrong scenes, with its code.
  static func cause(of wrong: [SceneTrial]) -> (String, Explanation)? {
    for suspicion in all {
      if let explanation = suspicion.explain(wrong) { return (suspicion.code, explanation) }
    }
    return nil
  }

  /// Says what is wrong where no cause is known.
  static func fallback(_ trial: SceneTrial) -> (String, Explanation) {
    let picture = "Compare with the picture at the top of the file: which forms are there, how large, in which order?"
    return switch trial.picture?.difference {
    case .extra?: ("extra-drawn", Explanation("Something is drawn where nothing should be.", hint: picture))
    case .missing(_, let mark)?:
      (
        "missing-drawn",
        Explanation("\(trial.name(of: mark, isFirst: true)) is not drawn where it should be.", hint: picture)
      )
    default: ("wrong-picture", Explanation("What is seen is not what is expected.", hint: picture))
    }
  }
}
