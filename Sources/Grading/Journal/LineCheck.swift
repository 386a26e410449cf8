import Course
import Foundation

/// The last member of a line's JSON object, which is worked out from all that stands before it.
struct LineCheck {
  /// Whether it goes with what stands before it.
  let isRight: Bool

  private static let opening = Data(",\"check\":\"".utf8)
  private static let closing = Data("\"}".utf8)

  /// A quarter of a fingerprint: what happens to a disk is not out to find another line with the same.
  private static let digitCount = 16

  private static var count: Int { opening.count + digitCount + closing.count }

  /// Looks for the check of a line, which must have no end any more.
  ///
  /// - Returns: nil where there is none.
  init?(in line: Data) {
    guard line.count > Self.count else { return nil }
    let text = line.dropLast(Self.count)
    let member = line.suffix(Self.count)
    guard member.starts(with: Self.opening), member.suffix(Self.closing.count) == Self.closing else { return nil }
    isRight = member.dropFirst(Self.opening.count).prefix(Self.digitCount) == Self.digits(of: text)
  }

  /// Returns a JSON object with a check of it as its last member.
  static func added(to object: Data) -> Data {
    let text = object.dropLast()
    return text + opening + digits(of: text) + closing
  }

  private static func digits(of text: Data) -> Data { Data(Fingerprint(of: text).description.utf8.prefix(digitCount)) }
}
