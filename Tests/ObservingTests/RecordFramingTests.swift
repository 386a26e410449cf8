import Drawing
import Foundation
import Geometry
import Observing
import Testing

@Suite struct `A record` {
  static let records: [Record] = [
    .started, .answer(question: 0, .path("")), .answer(question: 7, .path("0 0 m nan inf l -inf 1e-300 l h")),
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

  @Test func `comes back as it was`() throws {
    let data = try bytes(Self.records)
    #expect(RecordFraming.records(in: data, run: "run") == Self.records)
  }

  @Test func `keeps a number that is none`() throws {
    let data = try bytes([.answer(question: 0, .size(width: .nan, height: 1))])
    guard case .answer(0, .size(let width, 1)) = RecordFraming.records(in: data, run: "run").first else {
      Issue.record("the size did not come back")
      return
    }
    #expect(width.isNaN)
  }

  @Test(arguments: [
    Data(), Data("hello\n".utf8), Data("\u{1E}".utf8), Data("\u{1E}run ".utf8), Data("\u{1E}run {}\n".utf8),
    Data("\u{1E}run {\"question\":0}\n".utf8), Data("\u{1E}run {\"finished\":1.5}\n".utf8),
    Data("\u{1E}run {\"question\":1e99,\"path\":\"\"}\n".utf8), Data("\u{1E}run nonsense\n".utf8),
    Data("\u{1E}run {\"question\":0,\"size\":[1]}\n".utf8), Data("\u{1E}run {\"question\":0,\"size\":[1,2,3]}\n".utf8),
    Data("\u{1E}other {\"finished\":1}\n".utf8), Data("\u{1E}ru {\"finished\":1}\n".utf8),
    Data("\u{1E}runner {\"finished\":1}\n".utf8), Data([0xFF, 0xFE, 0x00, 0x1E, 0x80]),
    Data("\u{1E}run {\"path\":\"".utf8) + Data([0xC3, 0x28]) + Data("\",\"question\":0}\n".utf8),
    Data("\u{1E}run ".utf8) + Data(repeating: UInt8(ascii: "["), count: 100_000) + Data("\n".utf8),
    Data("\u{1E}run {\"finished\":1}".utf8), Data("\u{1E}run {\"question\":0,\"value\":{}}\n".utf8),
    Data("\u{1E}run {\"question\":0,\"scene\":[{\"drawing\":{\"frame\":[1]}}]}\n".utf8),
    Data("\u{1E}run {\"question\":0,\"value\":{\"size\":[1]}}\n".utf8),
  ])
  func `is found between and behind what is none`(_ garbage: Data) throws {
    #expect(RecordFraming.records(in: garbage, run: "run").isEmpty)
    // What a learner's program writes to the same descriptor stands between whole records.
    let data = try Self.records.reduce(into: garbage) {
      $0 += try RecordFraming.bytes(of: $1, run: "run")
      $0 += garbage
    }
    #expect(RecordFraming.records(in: data, run: "run") == Self.records)
  }

  @Test func `counts only whole`() throws {
    let data = try bytes(Self.records)
    for count in 0..<data.count {
      let found = RecordFraming.records(in: data.prefix(count), run: "run")
      #expect(found == Array(Self.records.prefix(found.count)))
      #expect(found.count < Self.records.count)
    }
  }

  @Test func `of another run is passed over`() throws {
    let data = try bytes([.finished(count: 1)], run: "before") + bytes([.started], run: "run")
    #expect(RecordFraming.records(in: data, run: "run") == [.started])
  }

  @Test(.timeLimit(.minutes(5)))
  func `is found in good time in a flood`() throws {
    let flood = Data(repeating: 0x1E, count: 4_000_000)
    let long = Data("\u{1E}run ".utf8) + Data(repeating: 65, count: 4_000_000)
    let many = try RecordFraming.bytes(of: .answer(question: 0, .path("0 0 m")), run: "run")
    let start = try bytes([.started])
    #expect(RecordFraming.records(in: flood + start, run: "run") == [.started])
    #expect(RecordFraming.records(in: long + start, run: "run") == [.started])
    let manyTimes = (0..<20_000).reduce(into: Data()) { data, _ in data += many }
    #expect(RecordFraming.records(in: manyTimes, run: "run").count == 20_000)
  }
}
