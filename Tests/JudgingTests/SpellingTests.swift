import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `A number for a learner` {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (33.333_333, "33.333"), (100, "100"), (1000, "1000"),
    (-0.0001, "0"), (0.0004, "0"), (0.0006, "0.001"), (1e14, "100000000000000"), (.nan, "nan"), (.infinity, "inf"),
    (-.infinity, "-inf"), (1e300, "1e+300"), (6.125, "6.125"),
  ])
  func `has at most three decimals and no needless zero`(_ number: Double, text: String) {
    #expect(Spelling.text(number) == text)
  }

  @Test func `stands in places, boxes, values and questions`() {
    #expect(Spelling.text(Point(1, 2.5)) == "(1, 2.5)")
    #expect(Spelling.text(Box(x: 30, y: 40, width: 120, height: 80)) == "(30, 40, 120, 80)")
    #expect(Spelling.text(Box.null) == "nothing")
    #expect(Spelling.text(Given(["endAngle": 90, "count": 5])) == "count: 5, endAngle: 90°")
    let rectangle = Question(.path(.init(x: 0, y: 0, width: 100, height: 100)), given: Given(["radius": 20]))
    #expect(Spelling.text(rectangle) == "rectangle (0, 0, 100, 100), radius: 20")
    let inset = Question(.path(.init(x: 0, y: 0, width: 9, height: 9)), given: Given(["a": 1]), insets: [10, -5])
    #expect(Spelling.text(inset) == "rectangle (0, 0, 9, 9), a: 1, inset by 10, then by -5")
    #expect(Spelling.text(Question(.size(.init(width: 1, height: 2)), insets: [3])) == "proposal 1 by 2, inset by 3")
    #expect(Spelling.text(Question(.size(.init(width: nil, height: 100)))) == "proposal unspecified by 100")
  }

  @Test func `tells of scenes with the steps that were done, and of values by their circumstances`() {
    let stage = Stage(width: 300, height: 600, steps: [.tap(x: 150, y: 300), .leave])
    let scene = Question(.scene(stage), given: Given(["isSelected": 1]))
    #expect(Spelling.text(scene) == "a space of 300 by 600 points, isSelected: 1")
    #expect(
      Spelling.text(scene, steps: 2)
        == "a space of 300 by 600 points, isSelected: 1, after a tap at (150, 300), then it left the screen")
    #expect(Spelling.text(Question(.value)) == "the answer")
    let given = Given(
      ["rect.x": 0, "rect.y": 1, "rect.width": 2, "rect.height": 3, "p.width": 5, "lineWidth": 0.5],
      texts: ["shapes": "circle lens"])
    #expect(
      Spelling.text(Question(.value, given: given))
        == "lineWidth: 0.5, p: (5), rect: (0, 1, 2, 3), shapes: circle lens")
  }

  @Test func `tells of values in words and numbers`() {
    let values: [(Value, String)] = [
      (.none, "nil"), (.flag(true), "true"), (.number(1.0 / 3), "0.333"), (.text("a\nb"), "\"a\\nb\""),
      (.size(width: 1, height: 2), "1 by 2"), (.rectangle(x: 1, y: 2, width: 3, height: 4), "(1, 2, 3, 4)"),
      (.nullRectangle, "CGRect.null"), (.path(""), "an empty path"), (.path("nonsense"), "a path"),
      (.path("0 0 m 2 3 l"), "a path with the bounds (0, 0, 2, 3)"), (.list([]), "an empty list"),
      (.list((1...9).map { Value.number(Double($0)) }), "[1, 2, 3, 4, 5, 6, ...]"),
      (.record(["b": .none, "a": .flag(false)]), "a: false, b: nil"),
    ]
    for (value, words) in values { #expect(Spelling.text(value) == words) }
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\tb", "a b"), ("a\r\nb", "a\\r\\nb"), ("\u{1B}[2J\u{7}", "\\u{1B}[2J\\u{7}"), ("\0", "\\0"),
    ("\u{202E}live", "\\u{202E}live"), ("\u{9B}1m", "\\u{9B}1m"), ("\u{2028}\u{FEFF}", "\\u{2028}\\u{FEFF}"),
    ("\u{E000}\u{10FFFF}", "\\u{E000}\\u{10FFFF}"), ("Übung 🙂", "Übung 🙂"), ("e\u{301}", "e\u{301}"),
    ("\u{2066}\u{200F}", "\\u{2066}\\u{200F}"),
  ])
  func `keeps a learner's text harmless, with what cannot be seen spelled`(_ text: String, shown: String) {
    #expect(Spelling.harmless(text, limit: 60) == shown)
  }

  @Test func `cuts a learner's text where it is long, also where it seems to be one letter`() {
    #expect(Spelling.harmless("abcdef", limit: 6) == "abcdef")
    #expect(Spelling.harmless("abcdefg", limit: 6) == "abcdef...")
    #expect(Spelling.harmless(String(repeating: "\u{1B}", count: 50), limit: 13) == "\\u{1B}\\u{1B}...")
    let tower = Spelling.harmless("a" + String(repeating: "\u{300}", count: 1_000_000), limit: 60)
    #expect(tower.hasPrefix("a\u{300}\u{300}\u{300}\\u{300}"))
    #expect(tower.unicodeScalars.count < 80)
  }

  @Test func `reads back the line for what was left out, and no other`() {
    #expect(LeftOut(line: LeftOut(bytes: 1234).line) == LeftOut(bytes: 1234))
    for line in [
      "", "[... bytes left out ...]", "[... -1 bytes left out ...]", "[... 1 bytes left out ...] ", "[... x",
    ] {
      #expect(LeftOut(line: line) == nil)
    }
    #expect(LeftOut(line: "[... 9999999999999999999999999 bytes left out ...]") == nil)
  }
}
