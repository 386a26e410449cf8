/// How much may still be unpacked for one student, or of one archive of a class.
///
/// What an archive unpacks to counts, and so does what the archives in it unpack to: the sum is what is bounded.
package struct UnpackingAllowance: Sendable, Hashable {
  /// How many bytes an archive and those in it may unpack to.
  package static let bytes = 100 << 20

  /// How many files and folders there may be in it.
  package static let entries = 10_000

  /// How many archives are opened.
  package static let archives = 100

  /// How deep archives may lie in one another.
  package static let depth = 4

  var bytes = Self.bytes
  var entries = Self.entries
  var archives = Self.archives

  package init() {}
}
