import Foundation

/// How records travel: as a JSON text sequence (RFC 7464), each text behind the run's name.
///
/// A record is the byte 1E, the run's name, a space, the JSON text and a line feed. What stands behind the line feed
/// is not ours (a learner's program can write to any descriptor) and is passed over.
package enum RecordFraming {
  static let separator: UInt8 = 0x1E
  static let lineFeed: UInt8 = 0x0A
  static let space: UInt8 = 0x20

  /// Returns the bytes of one record.
  package static func bytes(of record: Record, run: String) throws -> Data {
    var data = Data([separator])
    data.append(contentsOf: run.utf8)
    data.append(space)
    data.append(try JSONEncoder.forTravelling.encode(record))
    data.append(lineFeed)
    return data
  }
}
