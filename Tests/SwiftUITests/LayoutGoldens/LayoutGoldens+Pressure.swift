import Testing

@testable import SwiftUI

// Texts and stacks that are offered less height than they like.
extension LayoutGoldens {
  // text-heights
  @Test func `a text keeps the whole lines that find room, at least one`() {
    RecordedView(in: 760, 200) { frames in
      HStack(alignment: .top, spacing: 10) {
        Text(paragraph).named("t8", in: frames).frame(width: 110, height: 8, alignment: .topLeading).named(
          "h8", in: frames)
        Text(paragraph).named("t20", in: frames).frame(width: 110, height: 20, alignment: .topLeading).named(
          "h20", in: frames)
        Text(paragraph).named("t32", in: frames).frame(width: 110, height: 32, alignment: .topLeading).named(
          "h32", in: frames)
        Text(paragraph).named("t40", in: frames).frame(width: 110, height: 40, alignment: .topLeading).named(
          "h40", in: frames)
        Text(paragraph).named("t48", in: frames).frame(width: 110, height: 48, alignment: .topLeading).named(
          "h48", in: frames)
        Text(paragraph).named("t70", in: frames).frame(width: 110, height: 70, alignment: .topLeading).named(
          "h70", in: frames)
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 25 65 710 70 | h8 25 65 110 8 | t8 25 65 103.5 16 | h20 145 65 110 20 | t20 145 65 103.5 16 |
      h32 265 65 110 32 | t32 265 65 110 32 | h40 385 65 110 40 | t40 385 65 110 32 | h48 505 65 110 48 |
      t48 505 65 110 48 | h70 625 65 110 70 | t70 625 65 110 64
      """)
  }

  // stack-tight
  @Test func `a text between rigid views loses lines, and a branch that is not taken leaves no gap`() {
    RecordedView(in: 200, 130) { frames in
      column(hasSpacer: false, in: frames)
        .named("stack", in: frames)
    }
    .expect(
      """
      stack 0 1 200 128 | top 0 1 200 40 | text 25 41 150 48 | bottom 0 89 200 40
      """)
  }

  // stack-spacer-fits
  @Test func `a spacer takes what a text leaves`() {
    RecordedView(in: 200, 200) { frames in
      column(hasSpacer: true, in: frames)
        .named("stack", in: frames)
    }
    .expect(
      """
      stack 0 0 200 200 | top 0 0 200 40 | text 25 40 150 64 | spacer 100 104 0 56 | bottom 0 160 200 40
      """)
  }

  // stack-spacer-tight
  @Test func `the least length of a spacer is set aside before a text is served`() {
    RecordedView(in: 200, 130) { frames in
      column(hasSpacer: true, in: frames)
        .named("stack", in: frames)
    }
    .expect(
      """
      stack 0 0 200 130 | top 0 0 200 40 | text 25 40 150 32 | spacer 100 72 0 18 | bottom 0 90 200 40
      """)
  }

  // spacer-min30
  @Test func `a spacer may ask for a least length of its own`() {
    RecordedView(in: 200, 130) { frames in
      VStack(spacing: 0) {
        Color.red.frame(height: 40).named("top", in: frames)
        Text(paragraph).frame(width: 150, alignment: .leading).named("text", in: frames)
        Spacer(minLength: 30).named("spacer", in: frames)
        Color.blue.frame(height: 40).named("bottom", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 0 0 200 130 | top 0 0 200 40 | text 25 40 150 16 | spacer 100 56 0 34 | bottom 0 90 200 40
      """)
  }

  // two-texts
  @Test func `of two texts the less flexible one is served first`() {
    RecordedView(in: 300, 90) { frames in
      VStack(spacing: 0) {
        Text(paragraph).frame(width: 150, alignment: .leading).named("first", in: frames)
        Text(sentence).frame(width: 150, alignment: .leading).named("second", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 75 5 150 80 | first 75 5 150 48 | second 75 53 150 32
      """)
  }

  // three-texts
  @Test func `three texts share the height line by line`() {
    RecordedView(in: 300, 100) { frames in
      VStack(spacing: 0) {
        Text(paragraph).frame(width: 150, alignment: .leading).named("a", in: frames)
        Text(sentence).frame(width: 150, alignment: .leading).named("b", in: frames)
        Text(paragraph).frame(width: 150, alignment: .leading).named("c", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 75 2 150 96 | a 75 2 150 32 | b 75 34 150 32 | c 75 66 150 32
      """)
  }

  // row-tight
  @Test func `a text in a row is cut to the row's height`() {
    RecordedView(in: 300, 50) { frames in
      HStack(spacing: 0) {
        Color.red.frame(width: 40).named("left", in: frames)
        Text(paragraph).frame(width: 150, alignment: .leading).named("text", in: frames)
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 55 0 190 50 | left 55 0 40 50 | text 95 1 150 48
      """)
  }

  // alone-45
  @Test func `a text that is cut is centred`() {
    RecordedView(in: 300, 45) { frames in
      VStack(spacing: 0) {
        Text(paragraph).frame(width: 150, alignment: .leading).named("text", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 75 6.5 150 32 | text 75 6.5 150 32
      """)
  }

  private func column(hasSpacer: Bool, in frames: RecordedFrames) -> some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top", in: frames)
      Text(paragraph).frame(width: 150, alignment: .leading).named("text", in: frames)
      if hasSpacer { Spacer().named("spacer", in: frames) }
      Color.blue.frame(height: 40).named("bottom", in: frames)
    }
  }
}
