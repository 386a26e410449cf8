import Course

/// How the folder or archive that the instructor named is laid out: a class, one submission, or one folder around them.
struct SourceLayout {
  /// The entries that somebody put there, without what systems leave behind.
  let entries: [HandedEntry]

  /// What bears a name that is hidden, but may be a student's all the same.
  let hidden: [HandedEntry]

  init(_ entries: [HandedEntry]) {
    let others = entries.filter { !Self.isLeftBehind($0.name) || PassedOver.isOfPlatform($0) }
    self.entries = others
    hidden =
      others.count == entries.count ? [] : entries.filter { PassedOver.mayBeWork($0) && !PassedOver.isOfPlatform($0) }
  }

  /// Returns whether a name is one that systems give to what they leave behind in folders and archives.
  static func isLeftBehind(_ name: String) -> Bool {
    name.hasPrefix(".") || ["__macosx", "thumbs.db", "desktop.ini", "icon\r"].contains(name.lowercased())
  }

  /// The one folder or archive that everything lies in; nil where there is more, or a platform named it for a student.
  var onlyFolder: HandedEntry? {
    guard entries.count == 1, let entry = entries.first, entry.isFolderOrArchive,
      EntryName(platform: entry) == nil
    else { return nil }
    return entry
  }

  /// Whether a platform named what lies in it.
  var isNamedByPlatform: Bool { entries.contains { EntryName(platform: $0) != nil } }

  /// Whether it is a class: platforms named what lies in it, for more than one student.
  var isClassOfPlatform: Bool { Set(entries.compactMap { EntryName(platform: $0)?.student }).count > 1 }

  /// Whether whole classes may lie side by side in it.
  func mayHoldClasses(_ names: ExerciseNames) -> Bool {
    !isNamedByPlatform && !isOneSubmission(names)
  }

  /// Whether this is the layout of a folder around which another one has nothing to say.
  ///
  /// - Parameters:
  ///   - name: What this folder is called.
  ///   - source: What the source is called of which it is all there is.
  func isInnermost(_ name: String, of source: String) -> Bool {
    isNamedByPlatform || isWorkbook || Self.isSameName(name, as: source)
  }

  /// Returns whose work all of it is where its own name is one that a platform gives; nil where it is laid out like a class.
  ///
  /// - Parameter isFolder: Whether the name is a folder's, and no archive's.
  func owner(named name: String, isFolder: Bool, _ names: ExerciseNames) -> EntryName? {
    guard let owner = EntryName(platform: name, isFolder: isFolder) else { return nil }
    // Nothing else is called so by chance, but `submissions_2026_11_30.zip` looks like a file from Canvas.
    if owner.student.origin == .moodle { return owner }
    guard !isNamedByPlatform, isOneSubmission(names) || studentFolders.count <= 1 else { return nil }
    return owner
  }

  /// Whether it is a copy of the workbook.
  var isWorkbook: Bool {
    let names = Set(entries.map { $0.name.lowercased() })
    return names.isSuperset(of: ["package.swift", "chapters"])
  }

  /// Folders and archives in which a single submission would hardly keep its files.
  var studentFolders: [HandedEntry] {
    entries.filter { $0.isFolderOrArchive && !Self.isCourseFolder($0.name) }
  }

  /// Whether all of it is the work of one student.
  ///
  /// A single `Cone.swift` that lies beside twenty folders makes no submission of them: there must be at least as many
  /// files and folders of the course's as there are others.
  func isOneSubmission(_ names: ExerciseNames) -> Bool {
    if isNamedByPlatform { return false }
    if isWorkbook { return true }
    let own = entries.filter { entry in
      switch entry.kind {
      case .file: names.meaning(of: entry.name) != nil
      case .folder: Self.isCourseFolder(entry.name)
      case .archive, .refused: false
      }
    }
    return !own.isEmpty && own.count >= studentFolders.count
  }

  /// Returns whether an archive or folder holds a folder of its own name, as most archives of a folder do.
  static func isSameName(_ folder: String, as source: String) -> Bool {
    CopyMarks.copy(ofSource: folder).name == CopyMarks.copy(ofSource: source).name
  }

  private static let courseFolders = Set(
    ["chapters"] + Course.chapters.flatMap { [$0.folder.lowercased(), $0.name.lowercased()] })

  private static func isCourseFolder(_ name: String) -> Bool { courseFolders.contains(name.lowercased()) }
}

extension HandedEntry {
  var isFolderOrArchive: Bool { kind == .folder || kind == .archive }
}
