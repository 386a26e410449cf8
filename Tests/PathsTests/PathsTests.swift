import ChapterSuites
import Testing

@Suite(.judged(chapter: "Paths"))
struct PathsTests {
  @Test("Triangle") func triangle() {}
  @Test("ScalingTriangle") func scalingTriangle() {}
  @Test("TriangleCard") func triangleCard() {}
  @Test("Diamond") func diamond() {}
  @Test("Checkmark") func checkmark() {}
  @Test("SquareCheckmark") func squareCheckmark() {}
  @Test("Hexagon") func hexagon() {}
  @Test("Star") func star() {}
}
