import Judging

extension Rewriting {
  /// `rect.minX` as `rect.origin.x`, and the edges and middles worked out from there.
  static let edges = Rewriting("edges") { file, generator in
    let middles = generator.isTrue(percent: 60)
    file.changeOwnLines { line in
      for (axis, side) in [("X", "width"), ("Y", "height")] {
        let origin = "rect.origin.\(axis.lowercased())"
        line = line.replacing("rect.min\(axis)", with: origin)
        line = replacingValue("rect.max\(axis)", with: "\(origin) + rect.\(side)", in: line)
        if middles { line = replacingValue("rect.mid\(axis)", with: "\(origin) + rect.\(side) / 2", in: line) }
      }
    }
  }

  /// `rect.width` as `rect.size.width`.
  static let sizes = Rewriting("sizes") { file, _ in
    file.replace("rect.width", with: "rect.size.width")
    file.replace("rect.height", with: "rect.size.height")
  }

  /// `/ 2` as `* 0.5`.
  static let halves = Rewriting("halves") { file, _ in
    file.changeOwnLines { line in
      for end in [")", ",", ""] {
        if end.isEmpty, !line.hasSuffix("/ 2") { continue }
        line = line.replacing("/ 2\(end)", with: "* 0.5\(end)")
      }
    }
  }

  /// The smaller of two numbers by a question mark, or by its full name.
  static let smallerSide = Rewriting("smaller side") { file, generator in
    let isAsked = generator.isTrue(percent: 50)
    for side in ["rect.size", "rect", "size"] {
      let (width, height) = ("\(side).width", "\(side).height")
      file.replace(
        "= min(\(width), \(height))",
        with: isAsked ? "= (\(width) < \(height) ? \(width) : \(height))" : "= Swift.min(\(width), \(height))")
    }
  }

  /// `let radius: CGFloat = …` where the type could be left out.
  static let writtenType = Rewriting("written type") { file, _ in
    file.changeOwnLines { line in
      for name in ["radius", "share", "side", "half", "k"] {
        for call in ["min(", "1 -"] {
          line = line.replacing("let \(name) = \(call)", with: "let \(name): CGFloat = \(call)")
        }
      }
    }
  }

  /// The middle of the rectangle worked out first.
  static let centreFirst = Rewriting("centre first") { file, generator in
    let (x, y) = generator.element(of: [("midX", "midY"), ("cx", "cy"), ("centerX", "centerY"), ("mx", "my")])
    guard !file.lines.contains(where: { $0.isOwn && (Words.replaced($0.text, x) || Words.replaced($0.text, y)) })
    else { return }
    for block in file.ownBlocks.reversed() where file.isDrawing(block) {
      let indentation = String(repeating: " ", count: file.lines[block.lowerBound].indentation)
      var added: [WrittenFile.Line] = []
      for (name, value) in [(x, "rect.midX"), (y, "rect.midY")] {
        guard block.contains(where: { file.lines[$0].text.contains(value) }) else { continue }
        for index in block { file.lines[index].text = file.lines[index].text.replacing(value, with: name) }
        added.append(WrittenFile.Line(text: "\(indentation)let \(name) = \(value)", isOwn: true))
      }
      file.lines.insert(contentsOf: added, at: block.lowerBound)
    }
  }

  /// Replaces a value by a sum, with parentheses wherever it is not a whole argument.
  private static func replacingValue(_ value: String, with sum: String, in line: String) -> String {
    var line = line
    for label in ["x: ", "y: "] {
      for end in [",", ")"] { line = line.replacing("\(label)\(value)\(end)", with: "\(label)\(sum)\(end)") }
    }
    return line.replacing(value, with: "(\(sum))")
  }
}

extension Words {
  /// Whether a line uses a name by itself, not as a member of something.
  fileprivate static func replaced(_ line: String, _ name: String) -> Bool {
    var isFound = false
    _ = replacing(in: line) { place in
      isFound = isFound || (place.word == name && place.isFree)
      return nil
    }
    return isFound
  }
}
