/// Gives each student of a class an id that nobody else has.
enum UniqueIDs {
  /// Returns an id for each student: the one that was found, with a number behind it where another student has it.
  ///
  /// Who keeps the plain one depends on the students alone, not on the order of the sources.
  static func ids(for keys: [StudentKey]) -> [String] {
    let order = keys.indices.sorted { precedes(keys[$0], keys[$1]) }
    let wanted = keys.map { EntryName.shown($0.id) }
    var used = Set(wanted)
    var plain: Set<String> = []
    var ids = wanted
    for place in order where !plain.insert(wanted[place]).inserted {
      var number = 2
      while !used.insert("\(wanted[place])-\(number)").inserted { number += 1 }
      ids[place] = "\(wanted[place])-\(number)"
    }
    return ids
  }

  private static func precedes(_ a: StudentKey, _ b: StudentKey) -> Bool {
    (a.origin.rawValue, a.id, a.name) < (b.origin.rawValue, b.id, b.name)
  }
}
