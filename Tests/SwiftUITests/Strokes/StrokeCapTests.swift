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

  @Test func `each subpath has ends of its own`() throws {
    let path = try #require(Path("0 0 m 10 0 l 20 0 m 30 0 l h"))
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(stroke.contains(CGPoint(x: 10.5, y: 0)))
    // The second is closed: its ends are corners that turn right back.
    #expect(!stroke.contains(CGPoint(x: 30.5, y: 0)))
  }
}
