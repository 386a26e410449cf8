import Drawing
import Geometry
import Observing

// Scenes in which nothing or too much is drawn, and mistakes in colours, texts and images.
extension SceneSuspicion {
  static let viewHasLeft = SceneSuspicion("missing-moment") { wrong in
    all(wrong) { $0 == .isMissing } ? Explanation("The view was not seen at every step.") : nil
  }

  static let notFinite = SceneSuspicion("not-a-number") { wrong in
    guard all(wrong, { $0 == .isNotFinite }) else { return nil }
    return Explanation("A coordinate of what is drawn is infinite or not a number.", hint: Judge.hintOnNaN)
  }

  static let tooMuch = SceneSuspicion("too-much-drawn") { wrong in
    guard pictures(wrong, { $0 == .tooMuch }) else { return nil }
    return Explanation(
      "Far more is drawn than belongs here.", hint: "Does a ForEach or a loop run more often than you think?")
  }

  static let nothingDrawn = SceneSuspicion("nothing-drawn") { wrong in
    guard pictures(wrong, { $0 == .nothing }) else { return nil }
    return Explanation(
      "Nothing is drawn.", hint: "Is there a view in body, with a size and with a colour that can be seen?")
  }

  static let wrongColor = SceneSuspicion("wrong-color") { wrong in
    guard case .color(let name, let mark)? = wrong.first?.picture?.difference,
      pictures(wrong, { if case .color(name, _) = $0 { true } else { false } })
    else { return nil }
    return Explanation("\(wrong[0].name(of: mark, isFirst: true)) should have the colour .\(name).")
  }

  static let sameColor = SceneSuspicion("same-color") { wrong in
    guard case .sameColor(let mark, let other)? = wrong.first?.picture?.difference,
      pictures(wrong, { if case .sameColor = $0 { true } else { false } }),
      // Where there are fewer forms than expected, one of them is missing rather than not told apart.
      wrong.allSatisfy({ $0.picture?.pairs != nil })
    else { return nil }
    return Explanation(
      "\(wrong[0].name(of: mark, isFirst: true)) has the same colour as \(wrong[0].name(of: other)), "
        + "so that they cannot be told apart.",
      hint: "Give them different colours.")
  }

  static let twoColors = SceneSuspicion("two-colors") { wrong in
    guard case .twoColors(_, let mark)? = wrong.first?.picture?.difference,
      wrong.allSatisfy({ $0.picture?.isRightButForColors ?? false })
    else { return nil }
    return Explanation(
      "All forms are there, but \(wrong[0].name(of: mark)) is drawn in more than one colour.",
      hint: "Does another form lie on top of it?")
  }

  static let textContent = SceneSuspicion("wrong-text") { wrong in
    guard
      pictures(
        wrong,
        {
          switch $0 {
          case .missingText, .extraText: true
          default: false
          }
        }), let picture = wrong.first?.picture
    else { return nil }
    switch picture.difference {
    case .missingText(let text):
      let found = picture.texts.compactMap { mark in
        if case .text(let text, _) = mark.content { "\"\(Spelling.harmless(text, limit: 60))\"" } else { nil }
      }
      return Explanation(
        "The text \"\(text)\" is missing"
          + (found.isEmpty ? "." : "; found: \(found.prefix(4).joined(separator: ", "))."))
    case .extraText(let text):
      return Explanation("There is a text too many: \"\(Spelling.harmless(text, limit: 60))\".")
    default: return nil
    }
  }

  static let textPlace = SceneSuspicion("text-elsewhere") { wrong in
    guard case .textElsewhere(let text, let wanted, let found)? = wrong.first?.picture?.difference,
      pictures(wrong, { if case .textElsewhere = $0 { true } else { false } })
    else { return nil }
    return Explanation(
      "The text \"\(text)\" stands around \(Spelling.text(found.center)), but it is expected around "
        + "\(Spelling.text(wanted.center)).")
  }

  static let anotherImage = SceneSuspicion("wrong-image") { wrong in
    guard case .notTheImage(let name, let found)? = wrong.first?.picture?.difference,
      pictures(wrong, { if case .notTheImage = $0 { true } else { false } })
    else { return nil }
    if case .image(let other) = found {
      return Explanation(
        "The image is \"\(Spelling.harmless(other, limit: 60))\", but \"\(name)\" is expected.",
        hint: "Image takes the name of the picture: Image(\"\(name)\").")
    }
    return Explanation("Something else is drawn where the image \"\(name)\" is expected.")
  }

  /// Returns whether each scene differs in just one aspect, or first in an aspect, that meets a condition.
  static func all(_ wrong: [SceneTrial], _ condition: (SceneDifference.Aspect) -> Bool) -> Bool {
    wrong.allSatisfy { $0.differences.contains { condition($0.aspect) } }
  }

  private static func pictures(_ wrong: [SceneTrial], _ condition: (PictureDifference) -> Bool) -> Bool {
    wrong.allSatisfy { $0.picture.map { condition($0.difference) } ?? false }
  }
}

extension PictureTrial {
  /// Whether the picture is made of more forms than expected, and would be right if all of it had one colour.
  fileprivate var isRightButForColors: Bool {
    guard forms.count > expected.count, forms.count <= Self.most else { return false }
    let black = Drawing.Paint.color(Drawing.Color(red: 0, green: 0, blue: 0))
    let marks = forms.map { mark in
      var mark = mark
      mark.paint = black
      return mark
    }
    let free = expected.filter { $0.text == nil }.map { ExpectedMark($0.content, clips: $0.clips, name: $0.name) }
    return PictureComparison.difference(of: marks, from: free) == nil
  }
}
