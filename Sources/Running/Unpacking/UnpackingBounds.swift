/// What bounds the opening of one archive: how much it may list, how large it may be itself, and how long it may take.
struct UnpackingBounds: Sendable, Hashable {
  /// How many bytes all that it lists may unpack to.
  var bytes: Int

  /// How many files and folders it may list.
  var entries: Int

  /// How many bytes the directory at the end of a zip may have.
  var directoryBytes = 8 << 20

  /// How many bytes a compressed tar may unpack to.
  var tarBytes: Int

  /// How many bytes it may have itself: packed, nothing that may be opened is larger.
  var archiveBytes = UnpackingAllowance.bytes + 32 << 20

  /// How long a program that unpacks may work, and how long it may take on the clock, in seconds.
  var processorSeconds = 20
  var wallSeconds = 60.0

  /// The bounds of a student's archive of which so much may still be unpacked: its directory has room for 10,000 names of
  /// hundreds of letters.
  init(_ allowance: UnpackingAllowance) {
    bytes = allowance.bytes
    entries = allowance.entries
    tarBytes = Self.tarBytes(for: allowance.bytes, entries: allowance.entries)
  }

  /// The bounds of what the archive of a class may list.
  ///
  /// That is more than may be taken of it, since a student with too much is left out and, as far as the
  /// archive can be copied here, costs nobody else anything.
  static let ofClass: UnpackingBounds = {
    var bounds = UnpackingBounds(UnpackingAllowance())
    bounds.bytes = 1 << 50
    bounds.entries = 2 * UnpackingAllowance.classEntries
    bounds.directoryBytes = 128 << 20
    bounds.tarBytes = tarBytes(for: UnpackingAllowance.classBytes, entries: UnpackingAllowance.classEntries)
    bounds.archiveBytes = UnpackingAllowance.classBytes + 128 << 20
    bounds.processorSeconds = 200
    bounds.wallSeconds = 600
    return bounds
  }()

  /// Each file has a block or three that say what it is, and fills its last one.
  private static func tarBytes(for bytes: Int, entries: Int) -> Int { bytes + entries * 2048 }
}
