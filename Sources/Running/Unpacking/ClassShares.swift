import Course

/// How much of the archive of a class is whose: who has more than a student may is left out, and costs nobody else anything.
struct ClassShares: Sendable {
  /// Which submissions are left out, and why.
  private(set) var omissions: [UnpackedFolder.Omission] = []

  /// The folders in which submissions lie side by side, and all around them.
  private let folders: Set<[[UInt8]]>

  private var leftOut: Set<[[UInt8]]> = []

  /// What one submission has.
  private struct Share {
    var entries = 0
    var bytes = 0

    /// Whether it is a single file, and no archive.
    var isPlainFile = false
  }

  /// - Parameter folders: In which folders of the archive submissions lie side by side.
  /// - Throws: `UnpackingProblem` where those that have no more than they may are too much together.
  init(of entries: [ArchiveEntry], in folders: [[[UInt8]]]) throws(UnpackingProblem) {
    self.folders = Set(folders.flatMap { folder in (0...folder.count).map { Array(folder.prefix($0)) } })
    var shares: [[[UInt8]]: Share] = [:]
    var known: Set<[[UInt8]]> = []
    var (count, bytes) = (0, 0)
    for entry in entries {
      guard let steps = entry.steps, !steps.isEmpty else {
        // It is of nobody, and nothing is made of it.
        count += 1
        bytes += entry.size
        continue
      }
      let submission = submission(of: steps)
      var share = shares[submission] ?? Share()
      share.bytes += entry.size
      // Of what is left out already nothing more need be known.
      if share.entries <= UnpackingAllowance.entries {
        // Folders count too that stand only in the paths of what lies in them.
        let isFolder = entry.kind == .folder
        if !isFolder { share.entries += 1 }
        var path = isFolder ? steps : Array(steps.dropLast())
        // Of what lies too deep no folder is made.
        if steps.count > UnpackedTree.depth { path = [] }
        while path.count >= submission.count, known.insert(path).inserted {
          share.entries += 1
          path.removeLast()
        }
      }
      share.isPlainFile = steps == submission && entry.kind != .folder && !ArchiveFormat.isNamedSo(steps.lastName)
      shares[submission] = share
    }
    for (submission, share) in shares where submission.first != Self.leftBehind {
      if let reason = Unreadable(entries: share.entries, bytes: share.bytes) {
        omissions.append(
          UnpackedFolder.Omission(steps: submission, reason: share.isPlainFile ? .tooLarge : reason))
      } else {
        count += share.entries
        bytes += share.bytes
      }
    }
    guard count <= UnpackingAllowance.classEntries else { throw .classTooManyEntries }
    guard bytes <= UnpackingAllowance.classBytes else { throw .classTooLarge }
    omissions.sort { $0.steps.joined(separator: [0]).lexicographicallyPrecedes($1.steps.joined(separator: [0])) }
    leftOut = Set(omissions.map(\.steps))
  }

  /// Returns whether nothing is unpacked of an entry.
  func isLeftOut(_ entry: ArchiveEntry) -> Bool {
    guard let steps = entry.steps else { return false }
    return steps.first == Self.leftBehind || !leftOut.isEmpty && leftOut.contains(submission(of: steps))
  }

  /// Returns the path of the submission to which a path leads, or of what lies beside a folder with submissions.
  private func submission(of steps: [[UInt8]]) -> [[UInt8]] {
    var part = steps.prefix(1)
    while part.count < steps.count, folders.contains(Array(part)) { part = steps.prefix(part.count + 1) }
    return Array(part)
  }

  /// What a Mac puts beside each file, which nobody looks at and which doubles their number.
  private static let leftBehind = Array("__MACOSX".utf8)
}

extension [[UInt8]] {
  fileprivate var lastName: String { String(decoding: last ?? [], as: UTF8.self) }
}
