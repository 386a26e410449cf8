import Grading
import Judging
import Running

/// What was handed in and not used, in a few words for the instructor.
struct UntakenWords {
  private var work: UntakenWork

  init(_ graded: GradedSubmission) {
    work = UntakenWork(graded)
  }

  /// For instance "nothing usable: 1 archive refused"; nil where there is nothing to say.
  var text: String? {
    let parts = [refused, folders, others].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    return (work.isAll ? "nothing usable: " : "") + parts.joined(separator: ", ")
  }

  private var refused: String? {
    guard !work.refused.isEmpty else { return nil }
    let count = work.refused.count
    if work.refused.allSatisfy(ArchiveFormat.isNamedSo) { return "\(Wording.count(count, "archive")) refused" }
    return "\(Self.filesOrFolders(count)) refused"
  }

  /// How many folders are named.
  private static let limit = 3

  private var folders: String? {
    guard let last = work.folders.last else { return nil }
    let names = work.folders.map { Spelling.harmless($0, limit: 40) }
    if names.count == 1 { return "folder \(Spelling.harmless(last, limit: 40)) not looked into" }
    let told = names.prefix(Self.limit)
    let all =
      names.count > told.count ? told + ["\(names.count - told.count) more"] : told
    return "folders \(all.dropLast().joined(separator: ", ")) and \(all[all.count - 1]) not looked into"
  }

  private var others: String? {
    work.otherCount > 0 ? "\(Self.filesOrFolders(work.otherCount)) not taken" : nil
  }

  private static func filesOrFolders(_ count: Int) -> String {
    count == 1 ? "1 file or folder" : "\(count) files or folders"
  }
}
