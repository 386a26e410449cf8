import Course

/// A file of an exercise as lines, each of which knows whether the student wrote it or found it there.
struct WrittenFile {
  struct Line: Hashable {
    var text: String

    /// Whether the student wrote the line: it stands between the marks of the solution.
    var isOwn: Bool

    /// How many spaces it begins with.
    var indentation: Int { text.prefix { $0 == " " }.count }

    /// The line without the spaces that it begins with.
    var content: Substring { text.drop { $0 == " " } }
  }

  var lines: [Line] = []

  /// Reads a solution in the form of `StarterDerivation`.
  ///
  /// - Parameter keepsTasks: Whether the starter's TODO lines still stand above what was written for them.
  init(solution: String, keepsTasks: Bool = false) {
    var block: [Line] = []
    var isSolution = false
    var isStarter = false
    for text in solution.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let line = Line(text: text, isOwn: isSolution)
      switch line.content {
      case "//: solution": isSolution = true
      case "//: starter": (isSolution, isStarter) = (false, true)
      case "//: end":
        lines += block
        block = []
        isStarter = false
      case let content where isStarter:
        guard keepsTasks, content.hasPrefix("// // TODO: ") else { continue }
        let task = Line(text: String(text.prefix(line.indentation)) + content.dropFirst("// ".count), isOwn: true)
        block.insert(task, at: block.prefix { $0.content.hasPrefix("// TODO: ") }.count)
      case _ where isSolution: block.append(line)
      default: lines.append(line)
      }
    }
  }

  /// Takes a file as it is, all of it found there.
  init(found text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(text: String($0), isOwn: false) }
  }

  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The stretches of lines that the student wrote, from top to bottom.
  var ownBlocks: [Range<Int>] {
    var blocks: [Range<Int>] = []
    for index in lines.indices where lines[index].isOwn {
      if let last = blocks.last, last.upperBound == index {
        blocks[blocks.count - 1] = last.lowerBound..<(index + 1)
      } else {
        blocks.append(index..<(index + 1))
      }
    }
    return blocks
  }

  /// All words in the file, in comments too.
  var words: Set<String> {
    var words: Set<String> = []
    for line in lines {
      _ = Words.replacing(in: line.text) { place in
        words.insert(String(place.word))
        return nil
      }
    }
    return words
  }

  /// Changes each line that the student wrote.
  mutating func changeOwnLines(_ change: (inout String) -> Void) {
    for index in lines.indices where lines[index].isOwn && !lines[index].content.hasPrefix("//") {
      change(&lines[index].text)
    }
  }
}
