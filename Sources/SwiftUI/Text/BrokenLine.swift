/// A line of a text, as places of its characters.
struct BrokenLine {
  /// The characters that are read.
  var range: Range<Int>

  /// Where the next line begins: behind the spaces or the line end at which this one was broken.
  var next: Int

  /// How far the characters that are read reach, in points.
  var width: CGFloat

  /// How far the line reaches with the spaces at its end, in points.
  var advance: CGFloat

  /// Whether it ends because the text says so.
  var endsParagraph = false

  /// Whether it is read with an ellipsis at its end, for which the widths account.
  var isTruncated = false
}

/// What is added to a limit, in points, so that rounding breaks no line.
private let slack = 1e-6

extension MeasuredText {
  /// Returns the line that begins at a character: as many words as have room, or as many characters of a long word,
  /// at least one.
  func line(from start: Int, within width: CGFloat) -> BrokenLine {
    var read = BrokenLine(range: start..<start, next: start, width: 0, advance: 0)
    var broken: BrokenLine?
    var index = start
    var advance: CGFloat = 0
    while index < characters.count {
      let character = characters[index]
      if character.isNewline {
        return BrokenLine(
          range: start..<index, next: index + 1, width: advance, advance: advance, endsParagraph: true)
      }
      if character.isBreakingSpace {
        advance += advances[index]
        index += 1
        broken = BrokenLine(range: read.range, next: index, width: read.width, advance: advance)
        continue
      }
      if index > start, advance + advances[index] > width + slack { return broken ?? read }
      advance += advances[index]
      index += 1
      read = BrokenLine(range: start..<index, next: index, width: advance, advance: advance)
    }
    return BrokenLine(range: start..<index, next: index, width: advance, advance: advance)
  }

  /// Returns the line that begins at a character and ends with an ellipsis, as full as can be.
  func truncatedLine(from start: Int, within width: CGFloat) -> BrokenLine {
    let ellipsis = ellipsisWidth(at: start)
    var line = BrokenLine(range: start..<start, next: characters.count, width: 0, advance: 0, isTruncated: true)
    var advance: CGFloat = 0
    for index in start..<characters.count {
      advance += advances[index]
      if characters[index].isNewline || advance + ellipsis > width + slack { break }
      if characters[index].isBreakingSpace { continue }
      line.range = start..<(index + 1)
      line.width = advance
    }
    line.width += ellipsis
    line.advance = line.width
    return line
  }
}
