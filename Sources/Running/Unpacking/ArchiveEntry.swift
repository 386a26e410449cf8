import Course

/// A file or folder as an archive names it, before anything of it is on disk.
package struct ArchiveEntry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// So many bytes from a place on, among all that the archive unpacks to.
    case file(start: Int, size: Int)
    case folder
    case refused(Unreadable)
  }

  /// The path in UTF-8, as it is written in the archive, with `/` between its parts.
  package var path: [UInt8]
  package var kind: Kind

  /// The names that lead to it; nil where they lead out of the archive.
  ///
  /// They are compared one by one: that one path begins like another says nothing.
  package var steps: [[UInt8]]? { Self.steps(of: path) }

  /// How many bytes it unpacks to.
  var size: Int {
    if case .file(_, let size) = kind { size } else { 0 }
  }

  static func steps(of path: [UInt8]) -> [[UInt8]]? {
    guard path.first != UInt8(ascii: "/") else { return nil }
    let steps = path.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
    return steps.contains(Array("..".utf8)) ? nil : steps
  }
}
