import ChapterSuites
import Testing

@Suite(.judged(chapter: "TypeErasure"))
struct TypeErasureTests {
  @Test("MixedArray") func mixedArray() {}
  @Test("boundingRects") func boundingRects() {}
  @Test("OneShape") func oneShape() {}
  @Test("Shapes") func shapes() {}
  @Test("mixedViews") func mixedViews() {}
  @Test("AnyOutline") func anyOutline() {}
  @Test("widest") func widest() {}
  @Test("update") func update() {}
  @Test("CardElement") func cardElement() {}
}
