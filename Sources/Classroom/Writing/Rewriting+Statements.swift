import Judging

extension Rewriting {
  /// `return` where it can be left out, or none where it stands.
  static let returns = Rewriting("returns") { file, _ in
    for block in file.ownBlocks {
      let statements = block.filter { !file.lines[$0].content.hasPrefix("//") }
      guard statements.count == 1, let index = statements.first, block.lowerBound > 0,
        block.upperBound < file.lines.count, file.lines[block.upperBound].content == "}"
      else { continue }
      let opening = file.lines[block.lowerBound - 1].text
      guard opening.hasSuffix("{"), opening.contains("func ") || opening.contains("var body") else { continue }
      let (line, space) = (file.lines[index], String(repeating: " ", count: file.lines[index].indentation))
      file.lines[index].text =
        line.content.hasPrefix("return ")
        ? space + line.content.dropFirst("return ".count) : "\(space)return \(line.content)"
    }
  }

  /// Functions in another order, and private types above the one that uses them.
  static let otherOrder = Rewriting("other order") { file, generator in
    for indentation in [2, 0] {
      var lines: [WrittenFile.Line] = []
      var end = 0
      for members in file.declarations(indentation: indentation) {
        for (place, member) in zip(members, generator.shuffled(members)) {
          lines += file.lines[end..<place.lowerBound] + file.lines[member]
          end = place.upperBound
        }
      }
      file.lines = lines + file.lines[end...]
    }
  }

  /// One call a line.
  static let splitChain = Rewriting("split chain") { file, _ in
    for index in file.lines.indices.reversed() where file.lines[index].isOwn && file.isWholeStatement(at: index) {
      let line = file.lines[index]
      let space = String(repeating: " ", count: line.indentation + (line.content.hasPrefix(".") ? 0 : 2))
      let parts = calls(in: line.text)
      guard parts.count > 1 else { continue }
      file.lines.replaceSubrange(
        index...index,
        with: parts.enumerated().map { WrittenFile.Line(text: $0 == 0 ? $1 : space + $1, isOwn: true) })
    }
  }

  /// A semicolon behind each statement, and some statements in one line.
  static let semicolons = Rewriting("semicolons") { file, generator in
    let joins = generator.isTrue(percent: 40)
    for index in file.lines.indices.reversed() where takesSemicolon(at: index, in: file) {
      file.lines[index].text += ";"
      let next = index + 1
      if joins, generator.isTrue(percent: 30), next < file.lines.count, file.lines[next].isOwn,
        file.lines[next].text.hasSuffix(";"), file.lines[next].indentation == file.lines[index].indentation
      {
        file.lines[index].text += " \(file.lines[next].content)"
        file.lines.remove(at: next)
      }
    }
  }

  /// Other colours, where an exercise leaves them to the student; different ones stay different.
  static let colours = Rewriting("colours") { file, generator in
    for (colour, others) in [
      ("red", ["orange", "purple", "pink"]), ("white", ["gray", "mint"]), ("yellow", ["green", "brown"]),
      ("blue", ["black", "indigo"]),
    ] {
      let other = generator.element(of: others)
      file.replace(".fill(.\(colour))", with: ".fill(.\(other))")
      file.replace(".stroke(.\(colour),", with: ".stroke(Color.\(other),")
    }
  }

  private static func takesSemicolon(at index: Int, in file: WrittenFile) -> Bool {
    let line = file.lines[index]
    guard line.isOwn, file.isWholeStatement(at: index) else { return false }
    if line.content.hasSuffix(",") || line.content.hasSuffix("(") || line.content.hasSuffix("=") { return false }
    if ["let ", "var ", "return "].contains(where: line.content.hasPrefix) { return true }
    let receiver = line.content.prefix { $0.isLetter || $0.isNumber }
    return receiver.first?.isLowercase == true && line.content.dropFirst(receiver.count).hasPrefix(".")
  }

  /// Returns a line in pieces, of which each but the first is a call of what the ones before it give.
  private static func calls(in line: String) -> [String] {
    var parts = [""]
    var depth = 0
    var previous: Character?
    for character in line {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if character == ".", depth == 0, previous == ")" { parts.append("") }
      parts[parts.count - 1].append(character)
      previous = character
    }
    return parts
  }
}

extension WrittenFile {
  /// The functions and types with bodies that begin at an indentation, with the comments above them: those of a type
  /// together, and apart from those of the next.
  fileprivate func declarations(indentation: Int) -> [[Range<Int>]] {
    var groups: [[Range<Int>]] = [[]]
    var start: Int?
    for (index, line) in lines.enumerated() {
      if line.indentation < indentation, !line.content.isEmpty { groups.append([]) }
      guard line.indentation == indentation else { continue }
      let words = line.content.split(separator: " ").prefix(3)
      let declares = ["func", "struct", "enum", "extension"].contains { words.contains($0) }
      if start == nil, declares, line.text.hasSuffix("{") {
        var first = index
        while first > 0, lines[first - 1].content.hasPrefix("//"), lines[first - 1].indentation == indentation {
          first -= 1
        }
        start = first
      }
      if let first = start, line.content == "}" {
        groups[groups.count - 1].append(first..<index + 1)
        start = nil
      }
    }
    return groups
  }
}
