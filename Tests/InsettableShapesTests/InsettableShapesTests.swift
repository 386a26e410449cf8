import ChapterSuites
import Testing

@Suite(.judged(chapter: "InsettableShapes"))
struct InsettableShapesTests {
  @Test("Bordered") func bordered() {}
  @Test("Arc") func arc() {}
  @Test("InsetTriangle") func insetTriangle() {}
  @Test("InsetHexagon") func insetHexagon() {}
  @Test("Target") func target() {}
  @Test("InsetDiamond") func insetDiamond() {}
}
