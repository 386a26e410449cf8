/// What systems and browsers add to the name of a file that is there already: `Cone (1)`, `Cone copy 2`, `Kopie von Cone`.
enum CopyMarks {
  private static let words = ["copy", "kopie", "copie", "copia", "cópia"]
  private static let prefixes = ["copy of ", "kopie von ", "copie de ", "copia de ", "copia di ", "cópia de "]
  private static let separators: Set<Character> = [" ", "-", "_"]

  /// Takes all marks off a name.
  ///
  /// - Parameter name: A name in plain spelling, without an extension.
  /// - Returns: The name without marks, and the number of the last copy; 0 where there are no marks.
  static func removed(from name: String) -> (name: String, number: Int) {
    var (name, number) = (name, 0)
    while let (shorter, found) = withoutLast(name) {
      name = shorter
      if number == 0 { number = found }
    }
    return (name, number)
  }

  /// Returns the name of a folder or archive in plain spelling, without marks and an archive's extension, and the number
  /// of the copy that it is; 0 where there are no marks.
  static func copy(ofSource name: String) -> (name: String, number: Int) {
    removed(from: PlainName.simplified(ArchiveName.withoutExtension(name)))
  }

  /// Takes one mark off a name in plain spelling.
  ///
  /// - Returns: The name without the mark, and its number, which is 1 for a copy without one; nil where there is no mark.
  static func withoutLast(_ name: String) -> (name: String, number: Int)? {
    if let prefix = prefixes.first(where: { name.hasPrefix($0) }), name.count > prefix.count {
      return (String(name.dropFirst(prefix.count)), 1)
    }
    if name.last == ")", let parenthesis = name.lastIndex(of: "(") {
      let inner = name[name.index(after: parenthesis)...].dropLast()
      if inner.isNumber || words.contains(String(inner)) {
        return shortened(name[..<parenthesis], number: Int(inner) ?? 1)
      }
    }
    let end = name.lastIndex { separators.contains($0) } ?? name.startIndex
    guard end > name.startIndex else { return nil }
    let last = name[name.index(after: end)...]
    guard last.isNumber || words.contains(String(last)) else { return nil }
    return shortened(name[..<end], number: Int(last) ?? 1)
  }

  private static func shortened(_ name: Substring, number: Int) -> (name: String, number: Int)? {
    var name = name
    while let last = name.last, separators.contains(last) { name.removeLast() }
    return name.isEmpty ? nil : (String(name), number)
  }
}
