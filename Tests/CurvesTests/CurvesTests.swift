import ChapterSuites
import Testing

@Suite(.judged(chapter: "Curves"))
struct CurvesTests {
  @Test("Lens") func lens() {}
  @Test("Leaf") func leaf() {}
  @Test("Wave") func wave() {}
  @Test("Heart") func heart() {}
  @Test("Petals") func petals() {}
  @Test("SpeechBubble") func speechBubble() {}
}
