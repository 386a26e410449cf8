import Course
import Judging

extension SubmittedClass {
  /// Returns at most three students who may be meant: those in whose name or id it stands, and then those with the nearest.
  func nearest(to wanted: String) -> [Entry] {
    guard !wanted.isEmpty else { return [] }
    let lowered = wanted.lowercased()
    let within = entries.filter { $0.names.contains { $0.lowercased().contains(lowered) } }
    // Several may have one name, of which each would be named as often as there are.
    let names = Set(entries.flatMap(\.names)).sorted()
    let near = NearestNames.nearest(to: wanted, among: names).flatMap { name in
      entries.filter { $0.names.contains(name) }
    }
    var seen: Set<Entry> = []
    return Array((within + near).filter { seen.insert($0).inserted }.prefix(3))
  }
}

extension SubmittedClass.Entry {
  /// What a student may be called by: the name, the id, and both as they are told.
  var names: [String] {
    let both = "\(name) (\(id))"
    return [name, id, both, Spelling.harmless(both, limit: 130)]
  }

  /// Returns whether a student is called so, and not only in part; upper and lower case make no difference.
  package func isCalled(_ wanted: String) -> Bool {
    let lowered = wanted.lowercased()
    return names.contains { $0.lowercased() == lowered }
  }
}
