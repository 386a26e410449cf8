import Foundation
import Judging

/// The head and the tail of something that may be long, with a line between them that says how much is left out.
struct HeadAndTail {
  /// How many bytes came.
  private(set) var count = 0

  private let limit: Int
  private let headLimit: Int
  private var head = Data()

  /// The end of what came behind the head; a little more than is kept, so that it need not be moved for each byte.
  private var tail = Data()

  /// How much was left out already where this is made of something cut before.
  private var leftOutBefore = 0

  /// Two thirds are for the head; what has no room for a line and some bytes behind it has no tail.
  ///
  /// - Parameter limit: How many bytes are kept, the line included.
  init(limit: Int, keepsTail: Bool = true) {
    self.limit = limit
    headLimit = keepsTail && limit >= 200 ? limit * 2 / 3 : limit
  }

  /// Makes the head and the tail of bytes, which may themselves have been cut.
  init(_ data: Data, limit: Int) {
    self.init(limit: limit)
    append(data)
    guard isCut else { return }
    let middle = data.dropFirst(headLimit).dropLast(limit - headLimit)
    if let start = middle.range(of: Data(LeftOut.before.utf8))?.lowerBound {
      let line = middle[start...].prefix { $0 != UInt8(ascii: "\n") }
      leftOutBefore = LeftOut(line: String(decoding: line, as: UTF8.self))?.bytes ?? 0
    }
  }

  /// Whether more came than is kept.
  var isCut: Bool { count > limit }

  mutating func append(_ bytes: some Collection<UInt8>) {
    count += bytes.count
    let room = max(0, headLimit - head.count)
    head.append(contentsOf: bytes.prefix(room))
    guard headLimit < limit else { return }
    tail.append(contentsOf: bytes.dropFirst(room))
    let kept = limit - headLimit
    if tail.count > 2 * kept + (1 << 16) { tail = Data(tail.suffix(kept)) }
  }

  /// All that came where it is not too much, else as much as the limit says.
  var data: Data {
    guard isCut else { return head + tail }
    guard headLimit < limit else { return head }
    // The longer the number, the less room for the tail, the greater the number.
    for digits in 1...19 {
      let marks = "\n\(LeftOut(bytes: 0).line)\n".utf8.count - 1 + digits
      let end = Data(tail.suffix(max(0, limit - head.count - marks)))
      let leftOut = LeftOut(bytes: count - head.count - end.count + leftOutBefore)
      guard "\(leftOut.bytes)".count <= digits else { continue }
      return Self.withoutPartAtEnd(head) + Data("\n\(leftOut.line)\n".utf8) + Self.withoutPartAtStart(end)
    }
    return head
  }

  /// Returns bytes without the rest of a letter at their start, that was cut through.
  private static func withoutPartAtStart(_ data: Data) -> Data {
    data.dropFirst(data.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count)
  }

  /// Returns bytes without the beginning of a letter at their end, that was cut through.
  private static func withoutPartAtEnd(_ data: Data) -> Data {
    let rest = data.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
    guard let first = data.dropLast(rest).last, first >= 0xC0 else { return data }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    return rest + 1 < length ? data.dropLast(rest + 1) : data
  }
}
