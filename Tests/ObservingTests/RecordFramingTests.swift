import Drawing
import Foundation
import Geometry
import Testing

@testable import Observing

@Suite struct `A record` {
  static let records: [Record] = [
    .started, .notLoaded("no\u{1E}\n"), .answer(question: 0, .path("")),
    .answer(question: 7, .path("0 0 m nan inf l -inf 1e-300 l h")),
    .answer(question: 1, .path("\u{1E}\n\u{0} \"quoted\" \\ Ü 🙂")),
    .answer(question: 2, .size(width: 1.1, height: 2e300)),
    .answer(question: 3, .size(width: .infinity, height: -.infinity)),
    .answer(question: 4, .scene(Scene(moments: [Scene.Moment(drawing: nil), moment]))),
    .answer(question: 5, .value(.list(values))), .answer(question: 6, .value(.none)), .answer(question: 8, .none),
    .finished(count: 8),
  ]

  private static let moment = Scene.Moment(
    drawing: Drawing(
      frame: Box(x: 1, y: 2, width: 3, height: 4),
      tapAreas: [.init(Outline { $0.polygon([Point(0, 0), Point(9, 0), Point(0, 9)]) }, action: 0)]),
    readings: ["dismissals": .number(1), "none": .none])

  private static let values: [Value] = [
    .none, .flag(false), .number(-.infinity), .text("\u{1E}\n"), .size(width: 1, height: .infinity),
    .rectangle(x: 1, y: 2, width: 3, height: 4), .nullRectangle, .path("0 0 m nan 0 l"), .list([]),
    .list([.list([.none])]),
    .record([:]), .record(["a": .record(["b": .flag(true)])]),
  ]

  private func bytes(_ records: [Record], run: String = "run") throws -> Data {
    try records.reduce(into: Data()) { $0 += try RecordFraming.bytes(of: $1, run: run) }
  }

  /// Returns what is read, with nil for what cannot be.
  private func read(_ data: Data, run: String = "run") -> [Record?] {
    RecordReader(data, run: run).map { if case .record(let record) = $0 { record } else { nil } }
  }

  @Test func `comes back as it was`() throws {
    #expect(try read(bytes(Self.records)) == Self.records)
  }

  @Test func `keeps a number that is none`() throws {
    let data = try bytes([.answer(question: 0, .size(width: .nan, height: 1))])
    guard case .answer(0, .size(let width, 1))?? = read(data).first else {
      Issue.record("the size did not come back")
      return
    }
    #expect(width.isNaN)
  }

  @Test(arguments: [
    Data(), Data("hello\n".utf8), Data("\u{1E}".utf8), Data("\u{1E}other {\"finished\":1}\n".utf8),
    Data("\u{1E}ru {\"finished\":1}\n".utf8), Data("\u{1E}runner {\"finished\":1}\n".utf8), Data("\u{1E}run".utf8),
    Data([0xFF, 0xFE, 0x00, 0x1E, 0x80]), Data("{\"finished\":1}\n".utf8),
  ])
  func `is found between and behind what is none`(_ garbage: Data) throws {
    #expect(read(garbage).isEmpty)
    // What a learner's program writes to the same descriptor stands between whole records.
    let data = try Self.records.reduce(into: garbage) {
      $0 += try RecordFraming.bytes(of: $1, run: "run")
      $0 += garbage
    }
    #expect(read(data) == Self.records)
  }

  @Test(arguments: [
    "", "{}", "{\"question\":0}", "{\"finished\":1.5}", "{\"finished\":1e99}", "{\"finished\":9223372036854775808}",
    "{\"question\":1e99,\"path\":\"\"}", "nonsense", "{\"question\":0,\"size\":[1]}",
    "{\"question\":0,\"size\":[1,2,3]}",
    "{\"question\":0,\"value\":{}}", "{\"question\":0,\"scene\":[{\"drawing\":{\"frame\":[1]}}]}",
    "{\"question\":0,\"value\":{\"size\":[1]}}", "{\"question\":0,\"size\":[1e999,1]}",
    "{\"question\":0,\"path\":\"\\ud800\"}",
    "{\"question\":0,\"path\":\"\\u{0}\"}", "{\"question\":0,\"path\":\"", "{\"question\":0,\"path\":\"\\", "[]",
    "\"\"", "null",
    "{\"finished\":1}}", "{\"finished\":1}{\"finished\":1}", "{\"finished\":\"1\"}", "{\"finished\":-0.1}", "\u{0}",
  ])
  func `is told as unreadable where it bears the run's name and is none`(_ text: String) throws {
    let data = try Data("\u{1E}run \(text)\n".utf8) + bytes([.started])
    #expect(read(data) == [nil, .started])
    // Cut off by the next one, rather than by the end.
    let rest = try Data("\u{1E}run \(text)".utf8) + bytes([.started])
    #expect(read(rest) == [nil, .started])
  }

  @Test func `is told as unreadable where its bytes are no text`() throws {
    for bytes in [[0xC3, 0x28], [0xFF], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80]] as [[UInt8]] {
      let data = Data("\u{1E}run {\"question\":0,\"path\":\"".utf8) + Data(bytes) + Data("\"}\n".utf8)
      #expect(Array(RecordReader(data, run: "run")) == [.unreadable])
    }
  }

  @Test func `counts only whole`() throws {
    let data = try bytes(Self.records)
    for count in 0..<data.count {
      let found = read(data.prefix(count))
      #expect(found == Array(Self.records.prefix(found.count)))
      #expect(found.count < Self.records.count)
    }
  }

  @Test func `of another run is passed over`() throws {
    let data = try bytes([.finished(count: 1)], run: "before") + bytes([.started], run: "run")
    #expect(read(data) == [.started])
  }

  @Test(arguments: [("[", "]"), ("{\"list\":[", "]}"), ("{\"question\":0,\"value\":{\"list\":[", "]}}")])
  func `is too large where its values stand too deep in one another`(_ open: String, _ close: String) throws {
    for depth in [101, 1000, 10_000] {
      let text = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      let data = try Data("\u{1E}run \(text)\n".utf8) + bytes([.started])
      #expect(Array(RecordReader(data, run: "run")) == [.tooLarge, .record(.started)])
    }
  }

  @Test func `is too large where its strings have too many words, however they are spelled`() throws {
    let most = RecordReader.greatestWords
    for piece in ["0 ", "0\\u0020", "\\n"] {
      let text = String(repeating: piece, count: most)
      let record = Data("\u{1E}run {\"question\":0,\"path\":\"\(text)\"}\n".utf8)
      #expect(read(record).compactMap(\.self).count == 1)
      // Three such records are as much as is read in all.
      let many = (0..<4).reduce(into: Data()) { data, _ in data += record }
      #expect(Array(RecordReader(many, run: "run")).map { $0 == .tooLarge } == [false, false, false, true])
      let more = Data("\u{1E}run {\"question\":0,\"path\":\"\(text)\(piece)\"}\n".utf8)
      #expect(Array(RecordReader(more, run: "run")) == [.tooLarge])
    }
  }

  @Test func `is too large where it is longer than any answer`() throws {
    let long = Record.answer(question: 0, .path(String(repeating: "x", count: RecordReader.greatestCount)))
    #expect(try Array(RecordReader(bytes([long]), run: "run")) == [.tooLarge])
    let less = Record.answer(question: 0, .path(String(repeating: "x", count: RecordReader.greatestCount - 100)))
    #expect(try read(bytes([less])) == [less])
  }

  /// The worst that sixteen megabytes can hold, in pieces that are repeated.
  static let floods: [(String, piece: String)] = [
    ("separators", "\u{1E}"), ("names", "\u{1E}run "), ("names with ends", "\u{1E}run \n"),
    ("records", "\u{1E}run {\"finished\":1}\n"),
    ("lines without a name", "\u{1E}{\"finished\":1}\n"),
    ("names that are almost right", "\u{1E}rum {\"finished\":1}\n"),
    ("letters", "x"), ("line feeds", "\n"), ("brackets", "["), ("quotes", "\""), ("backslashes", "\\"),
  ]

  @Test(arguments: floods.indices)
  func `is found in good time in a flood`(_ index: Int) throws {
    let count = 16 << 20
    let piece = Data(Self.floods[index].piece.utf8)
    var flood = piece
    while flood.count < count { flood += flood }
    flood = try Data("\u{1E}run {\"value\":[".utf8) + flood.prefix(count) + bytes([.started])
    var found = 0
    let time = processorTime {
      // Whoever reads stops at the first that cannot be read; here a thousand are.
      for element in RecordReader(flood, run: "run").prefix(1000) where element != .unreadable { found += 1 }
    }
    #expect(time < 2, "\(Self.floods[index].0)")
    #expect(found <= 1000)
  }

  /// The worst that one record can hold that is read, in pieces that are repeated in a list.
  static let texts: [(head: String, piece: String, tail: String)] = [
    ("{\"question\":0,\"value\":{\"list\":[", "{\"none\":1},", "{\"none\":1}]}}"),
    ("{\"question\":0,\"value\":{\"list\":[", "{\"list\":[]},", "{\"none\":1}]}}"),
    ("{\"question\":0,\"value\":{\"list\":[", "{\"size\":[1,1]},", "{\"none\":1}]}}"),
    ("{\"question\":0,\"value\":{\"size\":[", "1,", "1]}}"),
    ("{\"question\":0,\"size\":[", "0.1e1,", "1]}"),
    ("{\"question\":0,\"size\":[1", "0", ",1]}"),
    ("{\"question\":0,\"size\":[0.", "1", ",1]}"),
    ("{\"finished\":1", "0", "}"),
    ("{\"question\":0,\"value\":{\"record\":{", "\"a\":{\"none\":1},", "\"b\":{\"none\":1}}}}"),
    ("{\"question\":0,\"path\":\"", "0 0 l ", "\"}"),
    ("{\"question\":0,\"path\":\"", "\\u0041", "\"}"),
    ("{\"question\":0,\"path\":\"", "\\ud83d\\ude42", "\"}"),
    (
      "{\"question\":0,\"scene\":[{\"drawing\":{\"frame\":[0,0,1,1],\"marks\":[{\"fill\":\"0 0 m ", "0 0 l ", "\"}]}}]}"
    ),
    (
      "{\"question\":0,\"scene\":[{\"drawing\":{\"frame\":[0,0,1,1],\"marks\":[{\"fill\":\"0 0 m ", "h 0 0 l ",
      "\"}]}}]}"
    ),
    (
      "{\"question\":0,\"scene\":[{\"drawing\":{\"frame\":[0,0,1,1],\"marks\":[{\"fill\":\"0 0 m ", "0 0 m ", "\"}]}}]}"
    ),
    ("{\"question\":0,\"scene\":[{\"drawing\":{\"frame\":[0,0,1,1],\"marks\":[{\"fill\":\"", "0 ", "\"}]}}]}"),
    (
      "{\"question\":0,\"scene\":[{\"drawing\":{\"frame\":[0,0,1,1],\"marks\":[", "{\"fill\":\"\"},",
      "{\"fill\":\"\"}]}}]}"
    ),
    ("{\"question\":0,\"scene\":[", "{},", "{}]}"),
  ]

  @Test(arguments: texts.indices)
  func `is read in good time, or is too large`(_ index: Int) throws {
    let (head, piece, tail) = Self.texts[index]
    let isInString = head.split(separator: "\"", omittingEmptySubsequences: false).count.isMultiple(of: 2)
    // As much of each as is read, and as much as can come.
    let extent = JSONExtent(Array((isInString ? "\"\(piece)\"" : piece).utf8)[...])
    let most =
      isInString
      ? (RecordReader.greatestWords - 10) / extent.words : (RecordReader.greatestMarkup - 200) / extent.markup
    for count in [most, (16 << 20) / piece.utf8.count] {
      let text = head + String(repeating: piece, count: count) + tail
      let data = Data("\u{1E}run \(text)\n".utf8)
      let all = (0..<3).reduce(into: Data()) { all, _ in
        if all.isEmpty || all.count + data.count < 16 << 20 { all += data }
      }
      let time = processorTime { for _ in RecordReader(all, run: "run") {} }
      #expect(time < 2, "\(head)\(piece)")
    }
  }

  /// The processor time of this thread, in seconds: tests beside this one do not count.
  private func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }
}
