import Course

/// Whether what was taken as one student's work may be that of several: that must not become one row without a word.
struct MixedPiece {
  /// What there is to say; nil where nothing hints at several students.
  let remark: Submission.Remark?

  init(_ files: [HandedFile], of piece: Roster.Piece, _ names: ExerciseNames) {
    guard piece.entry?.isFolderOrArchive == true, piece.name.student.origin == .folder else {
      remark = nil
      return
    }
    let paths = files.map { $0.path.split(separator: "/") }
    let doubt = Self.doubtOfPlatform(paths, piece, names) ?? Self.doubtOfFolders(paths, names)
    remark = doubt.map { doubt in
      Submission.Remark(
        .chosen, path: piece.title,
        "\(piece.title) was taken as the work of one student, \(piece.name.name), though \(doubt). If it is a class or a "
          + "group, name it in the command, beside the others.")
    }
  }

  private typealias Path = [Substring]

  /// Returns what speaks against one student where a platform named what lies in it for others.
  private static func doubtOfPlatform(_ paths: [Path], _ piece: Roster.Piece, _ names: ExerciseNames) -> String? {
    var seen: Set<StudentKey> = []
    var students: [String] = []
    for path in paths {
      guard let name = platformName(in: path, names), seen.insert(name.student).inserted else { continue }
      students.append(name.name)
    }
    let isOwn = students.count == 1 && PlainName.simplified(students[0]) == PlainName.simplified(piece.name.name)
    guard !students.isEmpty, !isOwn else { return nil }
    let of = students.count > 1 ? "of several students" : "of another student"
    return "a platform named what lies in it as the work \(of) (\(list(students)))"
  }

  /// Returns the outermost name on a path that a platform gave.
  private static func platformName(in path: Path, _ names: ExerciseNames) -> EntryName? {
    for (place, part) in path.enumerated() {
      guard let name = EntryName(platform: String(part), isFolder: place < path.count - 1) else { continue }
      // Many a name looks like one of Canvas's; an exercise's or an archive's behind it is no accident.
      let file = EntryName.withoutResubmissionNumber(name.file ?? "").name
      if name.student.origin == .moodle || names.meaning(of: file) != nil || ArchiveName.withoutExtension(file) != file
      {
        return name
      }
    }
    return nil
  }

  /// Returns what speaks against one student where several folders in it hold the same exercises.
  private static func doubtOfFolders(_ paths: [Path], _ names: ExerciseNames) -> String? {
    let own = paths.compactMap { path -> (exercise: Int, folders: Path)? in
      guard case .exercise(let place)? = path.last.flatMap({ names.meaning(of: String($0)) })?.subject else {
        return nil
      }
      return (place, path.dropLast())
    }
    guard let first = own.first else { return nil }
    let level = own.reduce(first.folders.count) { level, file in
      min(level, zip(first.folders, file.folders).prefix { $0 == $1 }.count)
    }
    // A file beside the folders is the student's own, and those in the folders are older ones or copies.
    guard own.allSatisfy({ $0.folders.count > level }) else { return nil }
    let folders = own.map { file in
      (exercise: file.exercise, name: CopyMarks.removed(from: PlainName.simplified(String(file.folders[level]))).name)
    }
    let holders = Dictionary(grouping: folders, by: \.exercise).mapValues { Set($0.map(\.name)) }
    let shared = holders.values.filter { $0.count > 1 }
    guard !shared.isEmpty, shared.count * 2 >= holders.count else { return nil }
    return "several folders in it (\(list(own.map { String($0.folders[level]) }))) hold the same exercises"
  }

  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let all = names.filter { seen.insert($0).inserted }
    return all.prefix(3).map { EntryName.shown($0) }.joined(separator: ", ")
      + (all.count > 3 ? " and \(all.count - 3) more" : "")
  }
}
