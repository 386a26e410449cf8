import Foundation
import Observing
import Testing

@Suite struct `An inquiry` {
  @Test func `comes back from its text as it was`() throws {
    let inquiry = Inquiry(
      run: "a name", module: "Arcs", probe: "ConeProbe",
      questions: [
        Question(.path(.init(x: 0, y: 0, width: 100, height: 100))),
        Question(.path(.init(x: 30.1, y: -40, width: 1e-9, height: 1e9)), given: Given(["endAngle": 90, "count": -5])),
        Question(.size(.init(width: nil, height: 100))), Question(.size(.init(width: nil, height: nil))),
        Question(.size(.init(width: 0, height: 0)), given: Given(["a": 0.1])),
        Question(.path(.init(x: 0, y: 0, width: 1, height: 1)), given: Given(["a": 1]), insets: [10, -0.5, 0]),
      ], limits: Limits(processorSeconds: 1, wallSeconds: 0.5, memoryBytes: 1 << 28, outputBytes: 9))
    #expect(try JSONDecoder().decode(Inquiry.self, from: JSONEncoder().encode(inquiry)) == inquiry)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"run\":1}", "{\"run\":\"\",\"module\":\"\",\"probe\":\"\",\"questions\":[{}],\"limits\":{}}",
  ])
  func `is none where the text is malformed`(_ text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Inquiry.self, from: Data(text.utf8)) }
  }

  @Test func `gives values of the types that a place asks for`() {
    let given = Given(["count": 5, "half": 0.5, "turn": 180, "huge": 1e300, "none": .nan])
    #expect(given.count("count") == 5)
    #expect(given.number("half") == 0.5)
    #expect(given.angle("turn").radians == .pi)
    #expect(given.count("half") == 0)
    #expect(given.count("huge") == 0)
    #expect(given.count("none") == 0)
  }
}
