import Course
import Judging
import Running

/// What is never looked into, wherever it lies in what a student handed in.
enum PassedOver {
  /// Returns whether nothing is said of a file or folder either: what systems and editors leave behind for themselves.
  static func hides(_ name: String) -> Bool { name.hasPrefix(".") || name == "__MACOSX" }

  /// Returns whether somebody's work may be in what is hidden: a folder or an archive that no system and no tool made.
  static func mayBeWork(_ entry: HandedEntry) -> Bool {
    let name = entry.name.lowercased()
    guard name.hasPrefix("."), !name.hasPrefix("._"), !madeByTools.contains(name), !name.hasPrefix(".trash-") else {
      return false
    }
    return entry.isFolderOrArchive || ArchiveFormat.isNamedSo(name) || isOfPlatform(entry)
  }

  /// Returns whether something is hidden only since a student's name, which a platform has put first, begins with a dot.
  static func isOfPlatform(_ entry: HandedEntry) -> Bool {
    entry.name.hasPrefix(".") && !entry.name.hasPrefix("._") && EntryName(platform: entry) != nil
  }

  private static let madeByTools: Set = [
    ".appledb", ".appledesktop", ".appledouble", ".build", ".cache", ".config", ".devcontainer",
    ".documentrevisions-v100",
    ".fseventsd", ".git", ".github", ".gitlab", ".grading", ".hg", ".idea", ".index-build", ".nova", ".sourcekit-lsp",
    ".spotlight-v100", ".svn", ".swiftpm", ".temporaryitems", ".trash", ".trashes", ".venv", ".vs", ".vscode",
    ".workbook", ".zed",
  ]

  /// What a student is told of a folder or an archive that is hidden and may be work.
  static let hiddenWork = "What has a name that begins with a dot is not looked into. Give it a name without one."

  /// Returns what a student is told of a folder that is not looked into; nil where it is.
  static func sentence(onFolder name: String) -> String? {
    switch name.lowercased() {
    case ".build", "build", "deriveddata": return "This folder holds build products, which are not looked at."
    case "pods", "node_modules": return "This folder holds packages of others, which are not looked at."
    default: break
    }
    guard name == "Solutions" || name.hasSuffix("Tests") || name.hasSuffix("Macros") else { return nil }
    return
      "Folders of this name are not looked into. If your work lies in it, hand it in from a folder of another name."
  }

  /// Returns whether a folder is not looked into, whether anything is said of that or not.
  static func skips(_ name: String) -> Bool { name != ".." && (hides(name) || sentence(onFolder: name) != nil) }

  /// Returns what a student is told of a hidden file that could be meant as an exercise's; nil where it is none.
  static func sentence(onHiddenFile name: String) -> String? {
    // What begins so holds what a Mac keeps besides a file's contents.
    guard !name.hasPrefix("._"), couldBeSwift(name) else { return nil }
    return "Files whose names begin with a dot are not looked at. Give it a name without one."
  }

  /// Whether a name is that of a Swift file, or of one that something was added to, as by a browser or an editor.
  static func couldBeSwift(_ name: String) -> Bool { PlainName.simplified(name).contains(".swift") }

  /// What a student is told of a large file that is no Swift file.
  static let largeFile =
    "It is larger than \(SourceFolder.fileBytes >> 10) KiB, so it was not read. Hand in the exercises' Swift files alone."

  /// Whether these lie beside each other in a copy of the workbook, in which only the chapters are a student's.
  static func isWorkbook(_ entries: [HandedEntry]) -> Bool {
    entries.contains { $0.name == "Chapters" && $0.kind == .folder }
      && entries.contains { entry in
        if case .file = entry.kind { entry.name == "Package.swift" } else { false }
      }
  }

  /// Returns what a student is told of a copy of the workbook; nil where nothing is passed over in it.
  static func sentence(onWorkbook entries: [HandedEntry]) -> String? {
    // Loose Swift files are told of one by one.
    let passedOver = entries.filter { $0.kind == .folder || $0.name == "Package.swift" || !couldBeSwift($0.name) }
    let names = passedOver.map(\.name).filter { $0 != "Chapters" && !hides($0) }
    guard !names.isEmpty else { return nil }
    let rest = names.count > 4 ? ["\(names.count - 4) more"] : []
    let told = names.prefix(4).map { Spelling.harmless($0, limit: 40) } + rest
    let list = told.count > 1 ? "\(told.dropLast().joined(separator: ", ")) and \(told[told.count - 1])" : told[0]
    return "This is a copy of the workbook, of which only the folder Chapters is looked into: "
      + "\(list) \(names.count == 1 ? "was" : "were") not."
  }

  static let besideChapters =
    "In a copy of the workbook only the folder Chapters is looked into. Move the file there, into its chapter's folder."
}
