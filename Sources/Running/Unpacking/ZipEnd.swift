/// The records that end a zip, and where the directory before them lies.
struct ZipEnd: Sendable, Hashable {
  /// Where the directory begins, and how many bytes it has.
  let start: Int
  let size: Int

  private let last: [UInt8]

  /// Where a number is too large for its field in the last record, another record has it, and a third says where that is.
  private var large: [UInt8]?
  private var locator: [UInt8]

  /// - Throws: `UnpackingProblem` where there are no such records.
  init(of file: borrowing ArchiveFile, directoryBytes: Int) throws(UnpackingProblem) {
    // A comment of up to 65,535 bytes may follow the last record.
    let tailStart = max(0, file.size - 65_557)
    let tail = try file.bytes(at: tailStart, count: 65_557)
    guard
      let place = tail.indices.last(where: { index in
        tail.count - index >= 22 && tail[index...].starts(with: [0x50, 0x4B, 5, 6])
      })
    else { throw .damaged }
    last = Array(tail[place...].prefix(22))
    var end = tailStart + place
    var size = last[...].number(at: 12, bytes: 4)
    var disk = last[...].number(at: 4, bytes: 2)
    locator = try file.bytes(at: end - 20, count: 20)
    if locator.starts(with: [0x50, 0x4B, 6, 7]) {
      end = locator[...].number(at: 8, bytes: 8)
      let large = try file.bytes(at: end, count: 56)
      guard large.count == 56, large.starts(with: [0x50, 0x4B, 6, 6]) else { throw .damaged }
      size = large[...].number(at: 40, bytes: 8)
      disk = large[...].number(at: 16, bytes: 4)
      self.large = large
    }
    guard disk == 0 else { throw .inParts }
    guard size <= directoryBytes else { throw .tooManyEntries }
    guard size <= end else { throw .damaged }
    (start, self.size) = (end - size, size)
  }

  /// Returns the records that end the zip once another directory lies in the place of its own.
  func bytes(forDirectoryOf newSize: Int, entries: Int) -> [UInt8] {
    var last = last
    // There is no comment any more.
    last.set(0, at: 20, bytes: 2)
    guard var large else {
      last.set(entries, at: 8, bytes: 2)
      last.set(entries, at: 10, bytes: 2)
      last.set(newSize, at: 12, bytes: 4)
      return last
    }
    large.set(44, at: 4, bytes: 8)
    large.set(entries, at: 24, bytes: 8)
    large.set(entries, at: 32, bytes: 8)
    large.set(newSize, at: 40, bytes: 8)
    // All that the last record says is told by the large one.
    for place in 8..<12 { last[place] = 0xFF }
    last.set(0xFFFF_FFFF, at: 12, bytes: 4)
    var locator = locator
    locator.set(start + newSize, at: 8, bytes: 8)
    return large + locator + last
  }
}

extension ArraySlice<UInt8> {
  /// Returns the number in some bytes from a place on, the lowest first; what there is not counts as zero, and what no number
  /// here can hold as the greatest.
  func number(at place: Int, bytes count: Int) -> Int {
    let value = dropFirst(place).prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }
}

extension [UInt8] {
  /// Writes the lowest bytes of a number from a place on, the lowest first.
  fileprivate mutating func set(_ number: Int, at place: Int, bytes count: Int) {
    for offset in 0..<count { self[place + offset] = UInt8(truncatingIfNeeded: number >> (8 * offset)) }
  }
}
