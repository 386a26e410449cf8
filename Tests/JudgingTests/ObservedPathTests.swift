import Geometry
import Testing

@testable import Judging

@Suite struct `An observed path` {
  @Test func `is read from its text`() throws {
    let path = try #require(ObservedPath(text: "0 0 m 10 0 l 10 5 10 10 q 8 10 2 10 0 10 c h 1 1 m"))
    let subpath = try #require(path.outline.subpaths.first)
    #expect(path.outline.subpaths.count == 2)
    #expect(subpath.isClosed)
    #expect(subpath.segments.count == 4)
    #expect(subpath.segments.last == .line(Point(0, 10), Point(0, 0)))
    #expect(!path.returnsToStart)
    #expect(!path.drawsNothing)
  }

  @Test func `goes on from the start of a closed subpath`() throws {
    let path = try #require(ObservedPath(text: "5 5 m 10 5 l h 7 9 l"))
    #expect(path.outline.subpaths.last == Subpath(start: Point(5, 5), segments: [.line(Point(5, 5), Point(7, 9))]))
  }

  @Test(arguments: ["0 0 m 1 1 l 0 0 l", "0 0 m 9 9 5 5 q 0 0 l h 1 1 m 2 2 l 1 1 l"])
  func `counts subpaths that a line closes`(_ text: String) {
    #expect(ObservedPath(text: text)?.returnsToStart == true)
  }

  @Test(arguments: [
    "1 1 l", "0 m", "0 0 0 m", "m", "0 0 m 1 l", "0 0 m 1 1 1 1 l", "0 0 m 1", "a", "0 0 M", "0 0 m h 3", "0 0 m 3 h",
    "1 2 3 4 5 6 7 c", "0,0 m", "0 0 m\n1 1 l", "０ 0 m", "0 0 m 1 1 1 1 c", "🙂", "0x 0 m", "1 1 1 1 q",
  ])
  func `is none where the text is malformed`(_ text: String) {
    #expect(ObservedPath(text: text) == nil)
  }

  @Test(arguments: ["nan 0 m", "0 0 m inf 0 l", "0 0 m 0 0 0 -inf q", "1e999 0 m", "0 0 m 1 1 nan nan 2 2 c"])
  func `is not finite where a number is not`(_ text: String) throws {
    let path = try #require(ObservedPath(text: text))
    #expect(!path.isFinite)
  }

  @Test(arguments: ["", "h", "h h", "0 0 m", "0 0 m h", "0 0 m 1 1 m"])
  func `may draw nothing`(_ text: String) throws {
    let path = try #require(ObservedPath(text: text))
    #expect(path.drawsNothing)
    #expect(path.isFinite)
  }

  @Test(arguments: 0..<20)
  func `comes back from the text of an outline`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let outline = Figures.random(in: .square, using: &generator) + .randomStroke(in: .square, using: &generator)
    #expect(try #require(ObservedPath(text: outline.pathText)).outline == outline)
  }

  @Test(arguments: 0..<60)
  func `is read or refused, never trapped on, whatever stands in the text`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = ["m", "l", "q", "c", "h", "0", "1.5", "nan", "inf", "-1e308", "1e308", "", "x"]
    let text = (0..<40).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
    let path = ObservedPath(text: text)
    if let path, path.isFinite {
      for mode in [ComparisonMode.region, .lines] {
        _ = Figures.flag(.square).difference(from: path.outline, mode: mode)
        _ = VertexReport(of: path.outline, from: Figures.flag(.square), mode: mode, tolerance: 0.1)
      }
    }
  }
}
