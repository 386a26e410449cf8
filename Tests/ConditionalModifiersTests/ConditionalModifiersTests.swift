import ChapterSuites
import Testing

@Suite(.judged(chapter: "ConditionalModifiers"))
struct ConditionalModifiersTests {
  @Test("clip") func clip() {}
  @Test("tapArea") func tapArea() {}
  @Test("SelectionBorder") func selectionBorder() {}
  @Test("SelectableCard") func selectableCard() {}
  @Test("FrameOutline") func frameOutline() {}
  @Test("FramesButton") func framesButton() {}
  @Test("FrameGrid") func frameGrid() {}
}
