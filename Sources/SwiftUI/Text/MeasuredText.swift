/// The characters of a text with their widths, from which lines are made.
struct MeasuredText {
  private(set) var characters: [Character] = []

  /// The width of each character, in points.
  private(set) var advances: [CGFloat] = []

  /// For each character the place of its font in `fonts`.
  private var fontPlaces: [Int] = []
  private var fonts: [ResolvedFont] = []

  init(_ runs: [TextRun]) {
    for run in runs {
      let place = fonts.firstIndex(of: run.font) ?? fonts.count
      if place == fonts.count { fonts.append(run.font) }
      for character in run.text {
        characters.append(character)
        advances.append(run.advance(of: character))
        fontPlaces.append(place)
      }
    }
    if fonts.isEmpty { fonts = [.standard] }
  }

  /// The distance from line to line in the font with which the text begins, in points.
  var lineHeight: CGFloat { fonts[fontPlaces.first ?? 0].lineHeight }

  /// Returns how far the fonts of some characters reach above and below the baseline, in points.
  ///
  /// A line without characters has the font of what stands before it.
  func reach(of range: Range<Int>) -> (above: CGFloat, below: CGFloat) {
    var reach: (above: CGFloat, below: CGFloat) = (0, 0)
    var last = -1
    for index in range.isEmpty ? max(0, range.lowerBound - 1)..<max(1, range.lowerBound) : range {
      let place = fontPlaces[index]
      if place == last { continue }
      last = place
      reach.above = max(reach.above, fonts[place].baseline)
      reach.below = max(reach.below, fonts[place].lineHeight - fonts[place].baseline)
    }
    return reach
  }

  /// Returns the width of an ellipsis in the font of a character, in points.
  func ellipsisWidth(at index: Int) -> CGFloat {
    TextRun(text: "…", font: fonts[fontPlaces[min(index, fontPlaces.count - 1)]]).advance(of: "…")
  }
}

extension TextRun {
  /// The width that a character takes, in points; a line end has none.
  fileprivate func advance(of character: Character) -> CGFloat {
    if character.isNewline { return 0 }
    let thousandths =
      font.design == .monospaced ? 600 : HelveticaWidths.width(of: character, isBold: font.isHeavy)
    let advance = font.knownSize * CGFloat(thousandths) / 1000 + (tracking.isFinite ? tracking : 0)
    return max(advance, 0)
  }
}

extension Character {
  /// Whether a line may be broken behind it: a space, but for those that hold two words together.
  var isBreakingSpace: Bool {
    self == " " || isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
