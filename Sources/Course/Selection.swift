/// What a learner named: chapters or exercises.
package enum Selection: Sendable {
  case chapter(Chapter)
  case exercise(Exercise)

  package var exercises: [Exercise] {
    switch self {
    case .chapter(let chapter): chapter.exercises
    case .exercise(let exercise): [exercise]
    }
  }

  /// A name that is neither a chapter's nor an exercise's.
  package struct UnknownName: Error, Sendable {
    package var name: String

    /// The nearest names, best first.
    package var nearest: [String]
  }

  /// Finds what a name means: `03`, `3`, `Arcs`, `03-Arcs`, `Arcs/Cone`, `03/Cone`, `Cone`, `Cone.swift` or a file's path.
  ///
  /// Upper and lower case make no difference.
  ///
  /// - Throws: `UnknownName` with the nearest names.
  package init(named name: String) throws(UnknownName) {
    let wanted = Self.simplified(name)
    for chapter in Course.chapters where Self.names(of: chapter).contains(wanted) {
      self = .chapter(chapter)
      return
    }
    for chapter in Course.chapters {
      for exercise in chapter.exercises where Self.names(of: exercise, in: chapter).contains(wanted) {
        self = .exercise(exercise)
        return
      }
    }
    throw UnknownName(name: name, nearest: NearestNames.nearest(to: wanted, among: Self.offered))
  }

  /// Finds the given file that a name means: `Card.swift`, `07/Card`, or its path; nil where it is no given file's.
  package static func givenFile(named name: String) -> OriginalFile? {
    let wanted = simplified(name)
    for chapter in Course.chapters {
      for file in chapter.givenFiles {
        let name = simplified(file.name)
        if wanted == name || names(of: chapter).contains(where: { wanted == "\($0)/\(name)" }) { return file }
      }
    }
    return nil
  }

  private static func simplified(_ name: String) -> String {
    var parts = name.lowercased().split(separator: "/").map(String.init).filter { $0 != "." }
    if let root = parts.lastIndex(of: "chapters"), root + 1 < parts.count { parts.removeFirst(root + 1) }
    if let last = parts.last, last.hasSuffix(".swift") { parts[parts.count - 1] = String(last.dropLast(6)) }
    return parts.joined(separator: "/")
  }

  private static func names(of chapter: Chapter) -> [String] {
    let number = chapter.number.drop { $0 == "0" }
    return [chapter.number, String(number), chapter.name, chapter.folder, chapter.suite].map { $0.lowercased() }
  }

  private static func names(of exercise: Exercise, in chapter: Chapter) -> [String] {
    let names = [exercise.name, exercise.title].map { $0.lowercased() }
    return names + Self.names(of: chapter).flatMap { chapter in names.map { "\(chapter)/\($0)" } }
  }

  private static var offered: [String] {
    Course.chapters.flatMap { chapter in
      [chapter.name, chapter.number] + chapter.exercises.flatMap { [$0.id, $0.name] }
    }
  }
}
