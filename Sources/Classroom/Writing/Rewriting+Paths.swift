import Judging

extension Rewriting {
  /// `return Path { path in … }` instead of a variable.
  static let filledByClosure = Rewriting("filled by closure") { file, _ in
    for block in file.ownBlocks.reversed() {
      guard let first = block.first(where: { file.lines[$0].content == "var path = Path()" }) else { continue }
      let indentation = file.lines[first].indentation
      guard
        let last = block.last(where: {
          $0 > first && file.lines[$0].content == "return path" && file.lines[$0].indentation == indentation
        }),
        // What leaves the function would leave the closure only.
        !(first + 1..<last).contains(where: { Words.contains("return", in: file.lines[$0].text) })
      else { continue }
      let space = String(repeating: " ", count: indentation)
      file.lines[first].text = "\(space)return Path { path in"
      for index in first + 1..<last { file.lines[index].text = "  \(file.lines[index].text)" }
      file.lines[last].text = "\(space)}"
    }
  }

  /// A corner after the other in one call of `addLines`.
  static let points = Rewriting("points") { file, _ in
    var index = 0
    while index < file.lines.count {
      defer { index += 1 }
      guard let start = argument(of: "path.move(to: ", in: file, at: index) else { continue }
      var corners = [start]
      while let corner = argument(of: "path.addLine(to: ", in: file, at: index + corners.count),
        file.lines[index + corners.count].indentation == file.lines[index].indentation
      {
        corners.append(corner)
      }
      guard corners.count > 1 else { continue }
      let space = String(repeating: " ", count: file.lines[index].indentation)
      let texts = ["\(space)path.addLines(["] + corners.map { "\(space)  \($0)," } + ["\(space)])"]
      file.lines.replaceSubrange(
        index..<index + corners.count, with: texts.map { WrittenFile.Line(text: $0, isOwn: true) })
    }
  }

  /// A full turn in radians.
  static let fullTurn = Rewriting("full turn") { file, _ in
    file.replace("endAngle: .degrees(360)", with: "endAngle: .radians(2 * .pi)")
  }

  /// The first corner as a constant.
  static let namedStart = Rewriting("named start") { file, generator in
    let name = generator.element(of: ["start", "anfang", "firstCorner", "p0", "début"])
    guard
      let index = file.lines.indices.first(where: {
        argument(of: "path.move(to: ", in: file, at: $0)?.hasPrefix("CGPoint(") == true
      }), let corner = argument(of: "path.move(to: ", in: file, at: index),
      !file.words.contains(name)
    else { return }
    let space = String(repeating: " ", count: file.lines[index].indentation)
    file.lines[index].text = "\(space)path.move(to: \(name))"
    file.lines.insert(WrittenFile.Line(text: "\(space)let \(name) = \(corner)", isOwn: true), at: index)
  }

  /// `.init(x: …, y: …)` where the type is known.
  static let inferredPoint = Rewriting("inferred point") { file, _ in
    for label in ["to", "center", "control", "control1", "control2"] {
      file.replace("\(label): CGPoint(x:", with: "\(label): .init(x:")
    }
  }

  /// `Angle.degrees(180)` instead of `.degrees(180)`.
  static let writtenAngle = Rewriting("written angle") { file, generator in
    let isMade = generator.isTrue(percent: 50)
    file.replace("Angle: .zero", with: "Angle: .degrees(0)")
    for unit in ["degrees", "radians"] {
      file.replace("Angle: .\(unit)(", with: isMade ? "Angle: Angle(\(unit): " : "Angle: Angle.\(unit)(")
    }
  }

  /// Returns the argument of a call that is a whole statement in a line of the student's.
  private static func argument(of call: String, in file: WrittenFile, at index: Int) -> String? {
    guard file.lines.indices.contains(index), file.lines[index].isOwn, file.isWholeStatement(at: index) else {
      return nil
    }
    let content = file.lines[index].content
    guard content.hasPrefix(call), content.hasSuffix(")") else { return nil }
    return String(content.dropFirst(call.count).dropLast())
  }
}
