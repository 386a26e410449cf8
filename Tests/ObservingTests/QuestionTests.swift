import Foundation
import Observing
import SwiftUI
import Testing

@Suite struct `An inquiry` {
  @Test func `comes back from its text as it was`() throws {
    let inquiry = Inquiry(
      run: "a name", module: "Arcs", probe: "ConeProbe",
      questions: [
        Question(.path(.init(x: 0, y: 0, width: 100, height: 100))),
        Question(.path(.init(x: 30.1, y: -40, width: 1e-9, height: 1e9)), given: Given(["endAngle": 90, "count": -5])),
        Question(.size(.init(width: nil, height: 100))), Question(.size(.init(width: nil, height: nil))),
        Question(.size(.init(width: .infinity, height: -.infinity)), given: Given(["width": .infinity])),
        Question(.size(.init(width: 0, height: 0)), given: Given(["a": 0.1])),
        Question(.path(.init(x: 0, y: 0, width: 1, height: 1)), given: Given(["a": 1]), insets: [10, -0.5, 0]),
        Question(.scene(Stage(width: 300, height: 600, steps: [.tap(x: 1.5, y: -2), .leave]))),
        Question(.value, given: Given(["rect.x": 1], texts: ["path": "0 0 m", "words": "ä \"b\""])), Question(.value),
      ], limits: Limits(processorSeconds: 1, wallSeconds: 0.5, memoryBytes: 1 << 28, outputBytes: 9))
    let data = try JSONEncoder.forTravelling.encode(inquiry)
    #expect(try JSONDecoder.forTravelling.decode(Inquiry.self, from: data) == inquiry)
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

  @Test func `gives texts, rectangles, sizes, proposals and elements`() {
    let given = Given(
      [
        "r.x": 1, "r.y": 2, "r.width": 3, "r.height": 4, "p.width": 5, "yes": 1, "no": 0, "index": 1, "past": 2,
        "below": -1,
      ],
      texts: ["words": "circle lens", "path": "0 0 m 10 0 l 10 10 l h 5 5 m 6 6 7 7 q", "nonsense": "1 2 3 m"])
    #expect(given.rectangle("r") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(given.size("r") == CGSize(width: 3, height: 4))
    #expect(given.proposal("p").width == 5)
    #expect(given.proposal("p").height == nil)
    #expect(given.flag("yes") && !given.flag("no"))
    #expect(given.words("words") == ["circle", "lens"])
    #expect(given.optionalCount("index") == 1)
    #expect(given.optionalCount("nothing") == nil)
    #expect(given.element("index", of: ["a", "b"]) == "b")
    #expect(given.element("past", of: ["a", "b"]) == nil)
    #expect(given.element("below", of: ["a", "b"]) == nil)
    #expect(given.path("path").description == "0 0 m 10 0 l 10 10 l h 5 5 m 6 6 7 7 q")
    #expect(given.path("nonsense").isEmpty)
  }
}
