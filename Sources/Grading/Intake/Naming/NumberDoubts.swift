/// Where the numbers in names may not be Canvas's, but somebody's own: a date, or a group's.
///
/// Two people must never become one row without a word, so each doubt is told.
struct NumberDoubts {
  private(set) var remarks: [Submission.Remark] = []

  init(of students: [Roster.Student]) {
    let ofCanvas = students.filter { $0.key.origin == .canvas }
    var all: [Submission.Remark] = []
    var first: [String: Roster.Student] = [:]
    for student in ofCanvas {
      if let other = first[student.key.id] {
        all.append(Self.remark(on: other, and: student))
      } else {
        first[student.key.id] = student
      }
    }
    all += ofCanvas.compactMap(Self.remark)
    remarks = Array(all.prefix(Leftovers.limit))
    guard let next = all.dropFirst(Leftovers.limit).first else { return }
    remarks.append(
      Submission.Remark(
        .chosen, path: next.path,
        "There are \(all.count - Leftovers.limit) more students of whom numbers in names leave a doubt."))
  }

  /// Returns the entries that bear the same two numbers as another one: Canvas gives each file a number of its own.
  static func sharingNumbers(_ entries: [HandedEntry]) -> Set<HandedEntry> {
    let named = entries.compactMap { entry in
      EntryName(platform: entry).flatMap { name in name.attachment.map { (entry, Numbers(name.student, $0)) } }
    }
    let groups = Dictionary(grouping: named, by: \.1).values.map { $0.map(\.0) }
    // A copy of the same file is no doubt.
    return Set(groups.filter { group in !group.allSatisfy { isCopy($0, of: group[0]) } }.joined())
  }

  private struct Numbers: Hashable {
    var student: StudentKey
    var attachment: Int

    init(_ student: StudentKey, _ attachment: Int) {
      (self.student, self.attachment) = (student, attachment)
    }
  }

  private static func isCopy(_ entry: HandedEntry, of other: HandedEntry) -> Bool {
    SourceLayout.isSameName(entry.name, as: other.name)
  }

  private static func remark(on one: Roster.Student, and other: Roster.Student) -> Submission.Remark {
    let (first, second) = (one.pieces[0].title, other.pieces[0].title)
    return Submission.Remark(
      .chosen, path: second,
      "\(first) and \(second) were taken as two students' work, since they have the same number but different names. "
        + "If they are one student's, give both the same name before the number.")
  }

  /// Returns what there is to say where files with one student's number may be several students'; nil where that is nothing.
  private static func remark(on student: Roster.Student) -> Submission.Remark? {
    for pieces in Dictionary(grouping: student.pieces, by: \.source).sorted(by: { $0.key < $1.key }).map(\.value) {
      let entries = pieces.compactMap(\.entry)
      let archives = pieces.filter { $0.entry?.isFolderOrArchive == true }
      let isOdd =
        archives.contains { !isSameWork($0, archives[0]) } || !sharingNumbers(entries).isEmpty
      guard isOdd, let first = pieces.first, let last = pieces.last else { continue }
      return Submission.Remark(
        .chosen, path: last.title,
        "\(first.title) and \(last.title) were taken as the work of one student, \(student.name), since both begin with "
          + "the same name and number. If they are several students', give them names without numbers.")
    }
    return nil
  }

  /// Whether one may be the other one, handed in again.
  private static func isSameWork(_ one: Roster.Piece, _ other: Roster.Piece) -> Bool {
    func name(_ piece: Roster.Piece) -> String { EntryName.withoutResubmissionNumber(piece.name.file ?? "").name }
    return SourceLayout.isSameName(name(one), as: name(other))
  }
}
