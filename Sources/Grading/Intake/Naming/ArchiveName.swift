/// The extensions of archives: those that are opened, and those that nobody here can open.
enum ArchiveName {
  private static let opened = [".tar.gz", ".tgz", ".tar", ".zip"]

  private static let unopened = [
    ".tar.xz", ".txz", ".tar.bz2", ".tbz2", ".tbz", ".tar.zst", ".rar", ".7z", ".xz", ".bz2", ".gz", ".zst", ".lzh",
    ".sit", ".sitx", ".dmg", ".iso",
  ]

  /// Returns whether a file is an archive of a kind that is not opened, as far as its name tells.
  static func isUnopened(_ name: String) -> Bool {
    stem(of: name, unopened) != nil && stem(of: name, opened) == nil
  }

  /// Returns a name without an archive's extension.
  static func withoutExtension(_ name: String) -> String {
    stem(of: name, opened + unopened) ?? name
  }

  private static func stem(of name: String, _ extensions: [String]) -> String? {
    let lowercased = name.lowercased()
    guard let found = extensions.first(where: { lowercased.hasSuffix($0) }), name.count > found.count else {
      return nil
    }
    return String(name.dropLast(found.count))
  }
}
