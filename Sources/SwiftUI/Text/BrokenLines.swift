/// The lines of a text.
struct BrokenLines {
  private(set) var lines: [BrokenLine] = []

  /// Whether there is more text than the lines show.
  var isTruncated: Bool { lines.last?.isTruncated ?? false }
}

extension MeasuredText {
  /// Returns the lines of the text; those that find no room in a height, in points, or are more than a count are left
  /// out, but one always stays.
  func lines(within width: CGFloat, height: CGFloat, count: Int?) -> BrokenLines {
    var broken = BrokenLines()
    var start = 0
    var bottom: CGFloat = 0
    while true {
      let line = line(from: start, within: width)
      let reach = reach(of: line.range)
      bottom += reach.above + reach.below
      let hasRoom = bottom <= height + 1e-6 && count.map { broken.lines.count < max($0, 1) } ?? true
      guard hasRoom || broken.lines.isEmpty else {
        broken.truncate(self, within: width)
        return broken
      }
      broken.append(line)
      start = line.next
      if start >= characters.count, !line.endsParagraph { return broken }
    }
  }
}

extension BrokenLines {
  fileprivate mutating func append(_ line: BrokenLine) { lines.append(line) }

  fileprivate mutating func truncate(_ text: MeasuredText, within width: CGFloat) {
    guard let last = lines.popLast() else { return }
    lines.append(text.truncatedLine(from: last.range.lowerBound, within: width))
  }

  /// Moves a word from the first of exactly two lines to the second, where that has only one word and the lines become
  /// more even.
  mutating func balance(_ text: MeasuredText, within width: CGFloat) {
    guard lines.count == 2, !lines[0].endsParagraph, lines[0].next > lines[0].range.upperBound else { return }
    let (first, second) = (lines[0], lines[1])
    let isLone = !text.characters[second.range].dropLast(while: { $0.isBreakingSpace }).contains(
      where: \.isBreakingSpace)
    guard isLone, let space = text.characters[first.range].lastIndex(where: \.isBreakingSpace),
      let end = text.characters[first.range.lowerBound..<space].lastIndex(where: { !$0.isBreakingSpace })
    else { return }
    let shorter = text.advances[first.range.lowerBound...end].reduce(0, +)
    let longer = text.advances[(space + 1)..<second.range.upperBound].reduce(0, +)
    guard longer <= width, abs(shorter - longer) < abs(first.width - second.width) else { return }
    lines = [
      BrokenLine(
        range: first.range.lowerBound..<(end + 1), next: space + 1, width: shorter,
        advance: text.advances[first.range.lowerBound...space].reduce(0, +)),
      BrokenLine(range: (space + 1)..<second.range.upperBound, next: second.next, width: longer, advance: longer),
    ]
  }

  /// Returns the lines with their size, which is at least as high as the reserved height, in points.
  func layout(of text: MeasuredText, within width: CGFloat, reserving reserved: CGFloat) -> TextLayout {
    var layout = TextLayout.empty
    var reach: CGFloat = 0
    for line in lines {
      let (above, below) = text.reach(of: line.range)
      if layout.lines.isEmpty { layout.firstBaseline = above }
      layout.lastBaseline = layout.size.height + above
      layout.size.height += above + below
      reach = max(reach, line.advance)
      layout.lines.append(
        TextLayout.Line(
          text: String(text.characters[line.range]) + (line.isTruncated ? "…" : ""),
          width: min(line.width.roundedUpToHalf, width)))
    }
    layout.size.width = min(reach.roundedUpToHalf, width)
    layout.size.height = max(layout.size.height, reserved)
    return layout
  }
}

extension ArraySlice<Character> {
  fileprivate func dropLast(while isDropped: (Character) -> Bool) -> ArraySlice<Character> {
    self[startIndex..<(lastIndex { !isDropped($0) }.map { $0 + 1 } ?? startIndex)]
  }
}
