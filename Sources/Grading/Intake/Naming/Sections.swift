/// Tells which of several folders that lie side by side are classes, as the sections of a course are.
enum Sections {
  /// How many are looked into before it is believed that none is one.
  static let tries = 20

  /// Returns whether a folder is a class, whatever lies beside it.
  static func isSurelyOne(_ layout: SourceLayout) -> Bool {
    layout.isClassOfPlatform || layout.onlyStudent?.origin == .moodle
  }

  /// Returns the places of those that are classes.
  ///
  /// With a single student of Canvas, only what lies beside a class is one: `cs_2026_3_Cone.swift` in a folder `anna` and
  /// `cs_2026_4_Dome.swift` in another one may be named by hand, and two people must not become one.
  static func places(among layouts: [SourceLayout]) -> [Int] {
    let hasClass = layouts.contains(where: isSurelyOne)
    let counts = Dictionary(grouping: layouts.compactMap(\.onlyStudent), by: \.self).mapValues(\.count)
    return layouts.indices.filter { place in
      if isSurelyOne(layouts[place]) { return true }
      return hasClass && layouts[place].onlyStudent.map { counts[$0] == 1 } == true
    }
  }
}

extension SourceLayout {
  /// The student for whom a platform named all that lies in it; nil where it named nothing, or for several.
  fileprivate var onlyStudent: StudentKey? {
    let students = entries.map { EntryName(platform: $0)?.student }
    guard let first = students.first, students.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
