/// The students of a class, each with all that is theirs in any of the sources.
struct Roster: Sendable {
  /// What the instructor named, opened, before anything in it is read.
  struct Source: Sendable {
    /// What it is called, which no other one is.
    var title: String

    /// The student's name where all of it is one submission.
    var name: String

    var entries: [HandedEntry]

    /// Whose all of it is, as a platform's name for it tells; nil where that tells nothing.
    var owner: EntryName?

    /// The place of the folder in which it was found beside others; nil where it was named alone.
    var parent: Int?
  }

  struct Student: Sendable {
    var key: StudentKey

    /// Unique in the class, and safe to show.
    var id: String
    var name: String

    /// What is theirs, in the order of the sources and then of the bytes.
    var pieces: [Piece]
  }

  /// An entry that is a student's, or a whole source.
  struct Piece: Sendable {
    /// The place of the source.
    var source: Int

    /// nil where it is the whole source.
    var entry: HandedEntry?
    var name: EntryName

    /// The path of it, safe to show, without the folders around the source.
    var title: String
  }

  /// In the order in which they were met.
  private(set) var students: [Student] = []

  /// What there is to say about files and folders that belong to no student, and where names leave a doubt about whose
  /// something is (`chosen`).
  private(set) var remarks: [Submission.Remark] = []

  /// What kept this program from looking at something that may be a student's; a whole sentence, nil where nothing did.
  private(set) var obstacle: String?

  private var places: [StudentKey: Int] = [:]

  init(of sources: [Source], names: ExerciseNames) {
    for (place, source) in sources.enumerated() {
      let layout = SourceLayout(source.entries)
      if layout.isOneSubmission(names) || source.owner != nil {
        addWhole(source, at: place, besides: layout.isWorkbook ? [] : layout.studentFolders)
      } else {
        addEntries(of: source, layout, at: place)
      }
    }
    tellMerged()
    remarks += NumberDoubts(of: students).remarks + NameDoubts(of: students).remarks
    remarks += SourceDoubts(of: students, in: sources).remarks
    for (place, id) in UniqueIDs.ids(for: students.map(\.key)).enumerated() { students[place].id = id }
  }

  private mutating func addWhole(_ source: Source, at place: Int, besides folders: [HandedEntry]) {
    let name = source.owner ?? EntryName(folder: ArchiveName.withoutExtension(source.name))
    let title = EntryName.path(source.title)
    if !folders.isEmpty, name.student.origin == .folder {
      let list = folders.prefix(3).map { EntryName.shown($0.name) }.joined(separator: ", ")
      remarks.append(
        Submission.Remark(
          .chosen, path: title,
          "\(title) was taken as the work of one student, since exercises' files lie in it. If the folders in it "
            + "(\(list)) are students', move those files into the folder of the student whose they are."))
    }
    if [.canvas, .anonymous].contains(name.student.origin) {
      remarks.append(
        Submission.Remark(
          .chosen, path: title,
          "\(title) was taken as the work of one student, \(name.name), since it is called as Canvas calls what a "
            + "student hands in. If it is a class, give it another name, without numbers."))
    }
    add(Piece(source: place, entry: nil, name: name, title: title))
  }

  private mutating func addEntries(of source: Source, _ layout: SourceLayout, at place: Int) {
    var homeless = layout.hidden.map { entry in
      let title = EntryName.path("\(source.title)/\(entry.name)")
      return Submission.Remark(
        .notTaken, path: title,
        "\(title) has a name that begins with a dot, so it was not looked into. If it is a student's, give it a name "
          + "without one.")
    }
    let notOfCanvas = NumberDoubts.sharingNumbers(layout.entries)
    for entry in layout.entries {
      let title = EntryName.path("\(source.title)/\(entry.name)")
      if entry.isFolderOrArchive, notOfCanvas.contains(entry) {
        let name = EntryName(folder: ArchiveName.withoutExtension(entry.name))
        add(Piece(source: place, entry: entry, name: name, title: title))
      } else if let name = EntryName(of: entry) {
        add(Piece(source: place, entry: entry, name: name, title: title))
      } else if case .refused(let reason) = entry.kind {
        // Whose it is nobody knows, so no student can be told to wait for it.
        if reason.isOurs, PassedOver.couldBeSwift(entry.name) {
          obstacle = obstacle ?? "\(title) \(reason.words). \(reason.adviceForInstructor(at: title))"
        }
        homeless.append(Submission.Remark(.refused, path: title, "\(title) \(reason.words). \(reason.advice)"))
      } else {
        homeless.append(
          Submission.Remark(
            .notTaken, path: title,
            "\(title) lies beside the students' folders and bears no student's name, so it was not looked at. "
              + "If it is a student's, move it into the student's folder."))
      }
    }
    remarks += homeless.prefix(Leftovers.limit)
    guard let next = homeless.dropFirst(Leftovers.limit).first else { return }
    remarks.append(
      Submission.Remark(
        .notTaken, path: next.path, "\(homeless.count - Leftovers.limit) more files there belong to no student either.")
    )
  }

  /// Says where sources with one student each were taken as the same student's, only because something is called the same.
  private mutating func tellMerged() {
    let counts = Dictionary(grouping: students.flatMap { Set($0.pieces.map(\.source)) }, by: \.self).mapValues(\.count)
    for student in students where student.key.origin == .folder {
      guard let last = student.pieces.last, student.pieces[0].source != last.source,
        student.pieces.allSatisfy({ counts[$0.source] == 1 })
      else { continue }
      remarks.append(
        Submission.Remark(
          .chosen, path: last.title,
          "\(student.pieces[0].title) and \(last.title) were taken as the work of one student, \(student.name), since "
            + "they are called the same. If they are two students', give them different names."))
    }
  }

  private mutating func add(_ piece: Piece) {
    if let place = places[piece.name.student] {
      students[place].pieces.append(piece)
    } else {
      places[piece.name.student] = students.count
      students.append(Student(key: piece.name.student, id: "", name: piece.name.name, pieces: [piece]))
    }
  }
}

extension EntryName {
  /// Reads whose an entry is; nil where it is a loose file of nobody.
  init?(of entry: HandedEntry) {
    if let read = EntryName(platform: entry) {
      self = read
      return
    }
    switch entry.kind {
    case .folder: self.init(folder: entry.name)
    case .archive: self.init(folder: ArchiveName.withoutExtension(entry.name))
    case .file:
      // It cannot be opened, but a student handed it in.
      guard ArchiveName.isUnopened(entry.name) else { return nil }
      self.init(folder: ArchiveName.withoutExtension(entry.name))
    case .refused(.tooMuch): self.init(folder: ArchiveName.withoutExtension(entry.name))
    case .refused:
      // A link to a folder is not followed, but a student may be behind it.
      let stem = ArchiveName.withoutExtension(entry.name)
      guard !entry.name.contains("/"), stem != entry.name || !entry.name.contains(".") else { return nil }
      self.init(folder: stem)
    }
  }
}
