/// Where nothing but the order of the sources tells which work of a student is the later one, and that may be wrong.
struct SourceDoubts {
  private(set) var remarks: [Submission.Remark] = []

  init(of students: [Roster.Student], in sources: [Roster.Source]) {
    var names: [Pair: [String]] = [:]
    for student in students {
      // A platform's number tells what came later.
      let pieces = student.pieces.filter { $0.name.attachment == nil && !$0.name.isTypedText }
      let places = Set(pieces.map(\.source)).sorted()
      guard let last = places.last else { continue }
      for place in places.dropLast() where Self.isDoubtful(sources[place], before: sources[last]) {
        names[Pair(earlier: place, later: last), default: []].append(student.name)
      }
    }
    let all = names.sorted { ($0.key.later, $0.key.earlier) < ($1.key.later, $1.key.earlier) }
    remarks = all.prefix(Leftovers.limit).map { pair, names in
      Self.remark(on: sources[pair.earlier], and: sources[pair.later], names)
    }
    guard let next = all.dropFirst(Leftovers.limit).first else { return }
    remarks.append(
      Submission.Remark(
        .chosen, path: EntryName.path(sources[next.key.later].title),
        "There are \(all.count - Leftovers.limit) more pairs of downloads of which nothing tells the later one."))
  }

  /// Two sources by their places, of which one counts as the later one.
  private struct Pair: Hashable {
    var earlier: Int
    var later: Int
  }

  /// Whether another source may be the earlier one, though it counts as the later one.
  private static func isDoubtful(_ source: Roster.Source, before other: Roster.Source) -> Bool {
    let (copy, otherCopy) = (CopyMarks.copy(ofSource: source.name), CopyMarks.copy(ofSource: other.name))
    let areCopies = copy.name == otherCopy.name
    // In a folder nobody has put them in an order; who names them has, unless the names speak against it.
    return source.parent != nil && source.parent == other.parent
      ? !areCopies || copy.number >= otherCopy.number : areCopies && copy.number > otherCopy.number
  }

  private static func remark(
    on earlier: Roster.Source, and later: Roster.Source, _ names: [String]
  ) -> Submission.Remark {
    let (first, last) = (EntryName.path(earlier.title), EntryName.path(later.title))
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let reason =
      later.parent != nil && earlier.parent == later.parent
      ? "nothing tells which is later: \(last) counts as the later one."
      : "\(last) counts as the later one, since it was named last, though their names tell the opposite."
    return Submission.Remark(
      .chosen, path: last,
      "\(first) and \(last) both hold work of the same students (\(shown)), and \(reason) If it is the other way round, "
        + "name both in the command, the later one last.")
  }
}
