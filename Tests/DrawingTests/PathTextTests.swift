import Drawing
import Geometry
import Testing

@Suite struct `A path text` {
  @Test func `is read back to the last digit`() throws {
    let outline = Outline {
      $0.move(0.1 + 0.2, 1e-300)
      $0.line(.infinity, -.infinity)
      $0.quadratic(control: Point(1, 2), to: Point(3, 4))
      $0.cubic(Point(5, 6), Point(7, 8), to: Point(9, 10))
      $0.close()
      $0.move(1, 1)
    }
    #expect(outline.pathText.hasPrefix("0.30000000000000004 1e-300 m inf -inf l "))
    #expect(try #require(Outline(pathText: outline.pathText)) == outline)
  }

  @Test(arguments: [
    "x", "0 m", "0 0 l", "0 0 m 1 l", "0 0 m 1 2 3 4 5 6 7 c", "0 0 m 1", "0 0 0 0 m", "0 0 m 1 h", "m",
  ])
  func `that is none is refused`(_ text: String) {
    #expect(Outline(pathText: text) == nil)
  }
}
