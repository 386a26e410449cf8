import Course

/// All files of one student, from whatever the student or a platform put them into, before any of them is read.
struct StudentWork {
  private(set) var files: [WorkFile] = []

  /// What there is to say about what holds the files, and about what was refused.
  private(set) var remarks: [Submission.Remark] = []

  /// What there is to say to the instructor where some of it may be another student's.
  private(set) var doubts: [Submission.Remark] = []

  /// What kept this program from looking at all of it, though nothing is wrong with it; nil where nothing did.
  private(set) var obstacle: String?

  /// Whether nobody's work can be unpacked as long as that stays so.
  private(set) var isUnpackingHindered = false

  /// - Parameter listing: Returns the files of an entry or of a whole source.
  init(of student: Roster.Student, names: ExerciseNames, listing: (Roster.Piece) -> HandedListing) {
    let pieces = student.pieces.filter { !$0.name.isTypedText }
    let isFromManySources = Set(pieces.map(\.source)).count > 1
    for piece in pieces {
      let root = isFromManySources ? piece.title : pieces.count > 1 ? EntryName.path(piece.entry?.name ?? "") : nil
      add(listing(piece), of: piece, below: root, names)
    }
    for piece in student.pieces where piece.name.isTypedText {
      remarks.append(
        Submission.Remark(
          .notTaken, path: EntryName.path(piece.entry?.name ?? ""),
          "What was typed into the platform's page is no file, so it was not looked at. Hand in your Swift files."))
    }
  }

  /// What is said of whoever has handed in nothing at all.
  static let noFile = "There is no file in it."

  /// Returns what is said where none of the files was taken; nil where that is told already.
  func remarkOnNothing(in student: Roster.Student) -> Submission.Remark? {
    let path = student.pieces.first.map { $0.entry.map { EntryName.path($0.name) } ?? $0.title } ?? ""
    if files.isEmpty, !remarks.isEmpty { return nil }
    let found =
      files.first.map { file in
        let name = Choice.quoted(file.name)
        return files.count == 1
          ? "\(name), the only file here, is no exercise's file that can be judged."
          : "Among \(files.count) files here, for instance \(name), none is an exercise's that can be judged."
      } ?? Self.noFile
    return Submission.Remark(
      .notTaken, path: path, "\(found) Hand in the Swift files that you worked in, each under the name that it had.")
  }

  private mutating func add(
    _ listing: HandedListing, of piece: Roster.Piece, below root: String?, _ names: ExerciseNames
  ) {
    let isAlone = piece.entry.map { !$0.isFolderOrArchive } ?? false
    let itself = root ?? piece.entry.map { EntryName.path($0.name) } ?? piece.title
    func shown(_ path: String) -> String {
      if isAlone { return itself }
      return root.map { "\($0)/\(EntryName.path(path))" } ?? EntryName.path(path)
    }
    if let sentence = listing.obstacle { obstacle = obstacle ?? "\(piece.title) was not taken in. \(sentence)" }
    if let doubt = MixedPiece(listing.files, of: piece, names).remark { doubts.append(doubt) }
    for file in listing.files {
      files.append(WorkFile(file, of: piece, path: shown(file.path)))
    }
    for var remark in listing.remarks {
      let last = remark.path.split(separator: "/").last.map(String.init) ?? ""
      let name = isAlone ? piece.name.file ?? last : last
      if remark.exercise == nil, case .exercise(let place)? = names.meaning(of: name)?.subject {
        remark.exercise = names.exercises[place].id
      }
      // What is said of the entry itself bears its name or none.
      remark.path = ["", ".", piece.entry?.name].contains(remark.path) ? itself : shown(remark.path)
      remarks.append(remark)
    }
    isUnpackingHindered = isUnpackingHindered || listing.isUnpackingHindered
  }
}

extension WorkFile {
  /// - Parameter path: Where it lies, safe to show.
  init(_ file: HandedFile, of piece: Roster.Piece, path: String) {
    let isAlone = piece.entry.map { !$0.isFolderOrArchive } ?? false
    var name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    var round = Round(source: piece.source, attachment: piece.name.attachment ?? 0)
    if isAlone {
      name = piece.name.file ?? name
      let origin = piece.name.student.origin
      if origin == .canvas || origin == .anonymous {
        (name, round.repetition) = EntryName.withoutResubmissionNumber(name)
      }
    }
    self.init(
      file: file, path: path, name: name, round: round, isLate: piece.name.isLate,
      depth: isAlone ? 0 : file.path.count { $0 == "/" }, order: [piece.entry?.bytes ?? [], file.bytes])
  }
}
