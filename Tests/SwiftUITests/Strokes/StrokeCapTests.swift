import Measuring
import SwiftUI
import Testing

@Suite struct StrokeCapTests {
  static let level = Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]) }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: 45, width: 100, height: 10)),
    (.square, CGRect(x: -5, y: 45, width: 110, height: 10)),
    (.round, CGRect(x: -5, y: 45, width: 110, height: 10)),
  ])
  func `square and round caps reach half a width beyond the ends`(cap: CGLineCap, bounds: CGRect) {
    #expect(Self.level.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).boundingRect == bounds)
  }

  @Test func `a butt cap is a line from one side to the other`() {
    #expect(Self.level.strokedPath(StrokeStyle(lineWidth: 2)).description == "0 51 m 100 51 l 100 49 l 0 49 l 0 51 l h")
  }

  @Test func `a round cap is two quarter circles`() {
    #expect(
      Self.level.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)).description
        == "0 51 m 100 51 l 100.552 51 101 50.5523 101 50 c 101 49.4477 100.552 49 100 49 c 0 49 l "
        + "-0.552285 49 -1 49.4477 -1 50 c -1 50.5523 -0.552285 51 0 51 c h")
  }

  @Test(arguments: [
    ("5 7 m h", CGLineCap.round, 12.566), ("5 7 m 5 7 l", .round, 12.566), ("5 7 m 5 7 5 7 5 7 c", .round, 12.566),
    ("5 7 m h", .square, 16), ("5 7 m 5 7 l h", .square, 16),
  ])
  func `of a subpath without length only the caps are seen`(text: String, cap: CGLineCap, area: Double) throws {
    let stroke = try #require(Path(text)).strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(stroke.boundingRect == CGRect(x: 3, y: 5, width: 4, height: 4))
    #expect(abs(stroke.filledArea() - area) < 0.02)
  }

  @Test(arguments: ["5 7 m h", "5 7 m 5 7 l", "5 7 m", ""])
  func `butt caps show nothing of a subpath without length`(text: String) throws {
    #expect(try #require(Path(text)).strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
  }

  @Test func `a move after which nothing follows is not drawn, whatever the cap`() throws {
    let path = try #require(Path("5 7 m 20 20 m 30 20 l 8 8 m"))
    let bounds = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect
    #expect(bounds == CGRect(x: 18, y: 18, width: 14, height: 4))
  }

  @Test func `each subpath has ends of its own`() throws {
    let path = try #require(Path("0 0 m 10 0 l 20 0 m 30 0 l h"))
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(stroke.contains(CGPoint(x: 10.5, y: 0)))
    // The second is closed: its ends are corners that turn right back.
    #expect(!stroke.contains(CGPoint(x: 30.5, y: 0)))
  }
}
