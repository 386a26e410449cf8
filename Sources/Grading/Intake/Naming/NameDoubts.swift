/// Where one student may have become two, since a name is called as a copy of another one is: `anna.zip`, `anna (1).zip`.
struct NameDoubts {
  private(set) var remarks: [Submission.Remark] = []

  init(of students: [Roster.Student]) {
    var order: [String] = []
    var groups: [String: [(student: Roster.Student, name: String)]] = [:]
    for student in students where student.key.origin == .folder {
      let name = PlainName.simplified(student.key.id)
      let stem = CopyMarks.removed(from: name).name
      guard !stem.isEmpty else { continue }
      if groups[stem] == nil { order.append(stem) }
      groups[stem, default: []].append((student, name))
    }
    let doubtful = order.compactMap { stem -> [Roster.Student]? in
      guard let group = groups[stem], group.count > 1 else { return nil }
      // Where all have a number, as `group 1` and `group 2`, these are names; in parentheses it is a browser's.
      let isDoubtful = group.contains { $0.name == stem } || group.allSatisfy { $0.name.hasSuffix(")") }
      return isDoubtful ? group.map(\.student) : nil
    }
    remarks = doubtful.prefix(Leftovers.limit).map(Self.remark)
    guard let next = doubtful.dropFirst(Leftovers.limit).first else { return }
    remarks.append(
      Submission.Remark(
        .chosen, path: next[0].pieces[0].title,
        "There are \(doubtful.count - Leftovers.limit) more names that several students seem to share."))
  }

  private static func remark(on students: [Roster.Student]) -> Submission.Remark {
    let titles = students.prefix(3).map { $0.pieces[0].title } + (students.count > 3 ? ["others"] : [])
    let list = "\(titles.dropLast().joined(separator: ", ")) and \(titles[titles.count - 1])"
    return Submission.Remark(
      .chosen, path: students[1].pieces[0].title,
      "\(list) were taken as \(students.count == 2 ? "two" : "\(students.count)") students' work, though they are called "
        + "as copies of one are. If they are one student's, put them into one folder of the student's name.")
  }
}
