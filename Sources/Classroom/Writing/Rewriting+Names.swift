import Judging

extension Rewriting {
  /// Other names for local variables and for one's own small functions.
  static let renamed = Rewriting("renamed") { file, generator in
    var words = file.words
    for (name, others) in synonyms {
      let other = generator.element(of: others)
      guard words.contains(name), !words.contains(other), isLocal(name, in: file) else { continue }
      words.insert(other)
      file.changeOwnLines { line in
        line = Words.replacing(in: line) { $0.word == name && $0.isFree ? other : nil }
      }
    }
  }

  /// `self.` before the properties that the exercise has.
  static let writtenSelf = Rewriting("written self") { file, _ in
    let properties = file.lines.filter { !$0.isOwn && $0.indentation == 2 }
      .compactMap { declared(in: $0.text) }
      .filter { name in name != "body" && !file.lines.contains { $0.isOwn && declared(in: $0.text) == name } }
    file.changeOwnLines { line in
      line = Words.replacing(in: line) { place in
        place.isFree && place.previous != "let" && properties.contains(String(place.word)) ? "self.\(place.word)" : nil
      }
    }
  }

  private static let synonyms: [(name: String, others: [String])] = [
    ("path", ["p", "outline1", "figure", "weg", "chemin", "myPath", "linie"]),
    ("radius", ["r", "rad", "halbmesser", "rayon"]),
    ("center", ["c", "mitte", "middle", "centre"]),
    ("corners", ["ecken", "vertices", "pts"]),
    ("corner", ["ecke", "i", "n"]),
    ("angle", ["winkel", "theta", "phi", "α"]),
    ("point", ["punkt", "pt", "pos"]),
    ("place", ["stelle", "spot", "at"]),
    ("distance", ["abstand", "dist"]),
    ("hole", ["loch", "innerRadius", "r2"]),
    ("share", ["anteil", "clamped", "part"]),
    ("side", ["seite", "s"]),
    ("step", ["schritt", "stepWidth"]),
    ("count", ["anzahl", "total"]),
    ("index", ["i", "idx", "nr"]),
    ("ring", ["i", "nummer"]),
    ("number", ["i", "zahl"]),
    ("upper", ["oben", "y1"]),
    ("lower", ["unten", "y2"]),
    ("petal", ["blatt", "leaf", "pétale"]),
    ("half", ["hälfte", "halfTail"]),
    ("bottom", ["boden", "lowerEdge"]),
    ("inner", ["innen", "smallRect", "r1"]),
    ("inset", ["einzug", "d"]),
    ("copy", ["kopie", "new", "result", "other"]),
    ("style", ["stil", "strokeStyle"]),
    ("ticket", ["karte", "box"]),
    ("result", ["ergebnis", "best"]),
    ("greatest", ["max0", "breiteste", "largest"]),
    ("found", ["gefunden", "match"]),
    ("shape", ["form", "figur"]),
  ]

  /// Whether a name is declared in a function of the student's and nowhere else.
  private static func isLocal(_ name: String, in file: WrittenFile) -> Bool {
    // A method that the exercise has may have the same name: it is told by the label of its argument.
    let declarations = file.lines.filter { line in
      !line.content.hasPrefix("//") && declares(name, in: line.text)
        && (line.isOwn || !line.text.contains("func \(name)("))
    }
    return !declarations.isEmpty && declarations.allSatisfy { $0.isOwn && $0.indentation >= 4 || isHelper(name, $0) }
  }

  private static func isHelper(_ name: String, _ line: WrittenFile.Line) -> Bool {
    line.isOwn && line.content.contains("private func \(name)(")
  }

  /// Whether a line brings a name into being: a variable, a loop, a closure's argument, a function or a parameter.
  private static func declares(_ name: String, in line: String) -> Bool {
    var isDeclared = false
    _ = Words.replacing(in: line) { place in
      guard place.word == name, place.before != "." else { return nil }
      isDeclared =
        isDeclared || ["let", "var", "for", "func"].contains(place.previous)
        || line.contains("{ \(name) in") || line.contains("(\(name), ")
        || (line.contains("func ") && place.after == ":")
      return nil
    }
    return isDeclared
  }

  /// The name of the variable that a line declares.
  private static func declared(in line: String) -> String? {
    var name: String?
    _ = Words.replacing(in: line) { place in
      if name == nil, place.previous == "var" || place.previous == "let" { name = String(place.word) }
      return nil
    }
    return name
  }
}
