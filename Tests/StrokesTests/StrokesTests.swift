import ChapterSuites
import Testing

@Suite(.judged(chapter: "Strokes"))
struct StrokesTests {
  @Test("OutlinedLens") func outlinedLens() {}
  @Test("DashedLens") func dashedLens() {}
  @Test("RoundedCheckmark") func roundedCheckmark() {}
  @Test("FilledAndStroked") func filledAndStroked() {}
  @Test("strokeBounds") func strokeBounds() {}
  @Test("ProgressRing") func progressRing() {}
}
