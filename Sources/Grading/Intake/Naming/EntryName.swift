import Judging

/// What the name of an entry at the top of a source tells: whose it is, and what the student called it.
struct EntryName: Hashable, Sendable {
  var student: StudentKey

  /// The student's name, safe to show and never empty.
  var name: String

  /// Whether the platform has marked it as late.
  var isLate = false

  /// The number that a platform gives to what was handed in: a larger one came later.
  var attachment: Int?

  /// What the student called the file or archive, without what the platform put before it; nil for a folder.
  var file: String?

  /// Whether it is a text that was typed into a page of the platform, and no file.
  var isTypedText = false

  /// Reads a name as Canvas or Moodle writes it; nil where neither did.
  init?(platform name: String, isFolder: Bool = false) {
    guard let read = EntryName(moodle: name) ?? EntryName(canvas: name, isFolder: isFolder) else { return nil }
    self = read
  }

  /// Reads the name of an entry as Canvas or Moodle writes it; nil where neither did.
  init?(platform entry: HandedEntry) {
    switch entry.kind {
    case .file, .archive: self.init(platform: entry.name)
    // A folder may be behind a link.
    case .folder, .refused: self.init(platform: entry.name, isFolder: true)
    }
  }

  /// The name of a folder or archive that was named by hand, or by the student.
  ///
  /// - Parameter name: The name without an archive's extension.
  init(folder name: String) {
    self.init(StudentKey(origin: .folder, id: name), name: name)
  }

  /// - Parameters:
  ///   - name: The student's name as it was found.
  init(
    _ student: StudentKey, name: String, isLate: Bool = false, attachment: Int? = nil, file: String? = nil,
    isTypedText: Bool = false
  ) {
    self.student = student
    self.name = Self.shown(name, else: student.id)
    self.isLate = isLate
    self.attachment = attachment
    self.file = file
    self.isTypedText = isTypedText
  }

  /// Returns a name or an id as it can be shown and written to files: in one line, without what cannot be seen.
  static func shown(_ name: String, else other: String = "") -> String {
    let words = [name, other].map { name in
      Spelling.harmless(name.split(whereSeparator: \.isWhitespace).joined(separator: " "), limit: 200)
    }
    return words.first { !$0.isEmpty } ?? "no name"
  }

  /// Returns a path as it can be shown and written to files; of a long one the begin and the end.
  static func path(_ path: String) -> String {
    shortened(Spelling.harmless(path, limit: .max))
  }

  /// Returns a path that is safe to show, no longer than people can read: of a long one the begin and the end.
  static func shortened(_ path: String) -> String {
    path.count > 300 ? "\(path.prefix(100))...\(path.suffix(190))" : path
  }
}

extension StringProtocol {
  /// Whether it is a number without a sign, in the digits 0 to 9.
  var isNumber: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
