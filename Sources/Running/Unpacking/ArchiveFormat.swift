/// What an archive is, as its first bytes tell.
package enum ArchiveFormat: Sendable, Hashable {
  case zip
  case tar
  /// Something packed by gzip, which should be a tar archive.
  case gzip
  /// One that is not opened here, by the name that people know it by.
  case other(String)

  /// How many bytes tell.
  package static let headBytes = 512

  /// Tells by the first bytes of a file; nil where they are those of no archive.
  package init?(head: some Collection<UInt8>) {
    let head = Array(head.prefix(Self.headBytes))
    func begins(_ bytes: UInt8..., at place: Int = 0) -> Bool { head.dropFirst(place).starts(with: bytes) }
    // An empty zip has nothing but its end; one in parts begins with a mark of its own.
    if begins(0x50, 0x4B, 3, 4) || begins(0x50, 0x4B, 5, 6) || begins(0x50, 0x4B, 7, 8) {
      self = .zip
    } else if begins(0x1F, 0x8B) {
      self = .gzip
    } else if TarHeader(head) != nil {
      self = .tar
    } else if head.starts(with: "Rar!".utf8) {
      self = .other("RAR")
    } else if begins(0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C) {
      self = .other("7-Zip")
    } else if begins(0xFD, 0x37, 0x7A, 0x58, 0x5A, 0) {
      self = .other("xz")
    } else if head.starts(with: "BZh".utf8) && begins(0x31, 0x41, 0x59, 0x26, 0x53, 0x59, at: 4) {
      self = .other("bzip2")
    } else {
      return nil
    }
  }

  /// Returns whether a file's name says that it is an archive.
  package static func isNamedSo(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".zip", ".tar", ".tgz", ".gz", ".rar", ".7z", ".tbz", ".bz2", ".txz", ".xz"].contains(where: name.hasSuffix)
  }

  /// Returns whether a file's name says that it is a document, though its bytes are those of a zip.
  package static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      ".docx", ".xlsx", ".pptx", ".odt", ".ods", ".odp", ".epub", ".pages", ".numbers", ".key", ".jar", ".apk", ".ipa",
    ].contains(where: name.hasSuffix)
  }
}
