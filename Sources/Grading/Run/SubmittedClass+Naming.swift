import Course
import Judging

extension SubmittedClass {
  /// Returns the student whom an id, a name, both as they are told (`Ada (19)`), or the beginning of one means; upper and
  /// lower case make a difference only where that tells two apart.
  ///
  /// - Throws: `WorkbookFolder.Problem` with the nearest names, or with all that fit.
  package func entry(named wanted: String) throws(WorkbookFolder.Problem) -> Entry {
    let lowered = wanted.lowercased()
    let shown = Spelling.harmless(wanted, limit: 100)
    let steps: [(Entry) -> Bool] = [
      { $0.id == wanted },
      { $0.name == wanted },
      { $0.names.contains(wanted) },
      { $0.isCalled(wanted) },
      { $0.names.contains { $0.lowercased().hasPrefix(lowered) } },
    ]
    for fits in steps where !wanted.isEmpty {
      let found = entries.filter(fits)
      if let entry = found.first, found.count == 1 { return entry }
      guard found.isEmpty else {
        let some = found.prefix(5).map(\.title).joined(separator: ", ")
        throw WorkbookFolder.Problem(
          "“\(shown)” fits \(found.count) students: \(some)\(found.count > 5 ? " and others" : ""). "
            + "Name the one you mean by the id, which stands in brackets.")
      }
    }
    let titles = nearest(to: wanted).map(\.title)
    throw WorkbookFolder.Problem(
      "Nobody here is called “\(shown)”."
        + (titles.isEmpty
          ? " The gradebook lists all names and ids." : " Did you mean \(titles.joined(separator: " or "))?"))
  }
}

extension SubmittedClass.Entry {
  fileprivate var title: String { Self.title(id: id, name: name) }

  /// Returns a name with the id, where that is another one.
  static func title(id: String, name: String) -> String {
    Spelling.harmless(id == name ? name : "\(name) (\(id))", limit: 130)
  }
}
