import ChapterSuites
import Testing

@Suite(.judged(chapter: "PredefinedShapes"))
struct PredefinedShapesTests {
  @Test("FiveShapes") func fiveShapes() {}
  @Test("Coin") func coin() {}
  @Test("Pill") func pill() {}
  @Test("Ticket") func ticket() {}
  @Test("Bullseye") func bullseye() {}
  @Test("reportedSize") func reportedSize() {}
}
