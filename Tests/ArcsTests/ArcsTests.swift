import ChapterSuites
import Testing

@Suite(.judged(chapter: "Arcs"))
struct ArcsTests {
  @Test("Dome") func dome() {}
  @Test("Cone") func cone() {}
  @Test("PieSlice") func pieSlice() {}
  @Test("Ring") func ring() {}
  @Test("RoundedTab") func roundedTab() {}
  @Test("Dial") func dial() {}
}
