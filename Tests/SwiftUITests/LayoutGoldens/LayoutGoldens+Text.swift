import Testing

@testable import SwiftUI

// Texts in stacks, in the standard font unless a font is named.
extension LayoutGoldens {
  // text-hello
  @Test func `a text is as large as its line`() {
    RecordedView(in: 200, 100) { frames in
      Text("Hello").named("hello", in: frames)
    }
    .expect(
      """
      hello 84.5 42 31 16
      """)
  }

  // vstack-spacing
  @Test func `texts in a column touch, and keep their own distances to other views`() {
    RecordedView(in: 200, 200) { frames in
      VStack {
        Text("One").named("one", in: frames)
        Text("Two").named("two", in: frames)
        Color.red.frame(width: 50, height: 10).named("box", in: frames)
        Text("Three").named("three", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 75 64.553466796875 50 70.89306640625 | one 87.5 64.553466796875 25 16 | two 87.5 80.553466796875 25 16 |
      box 75 104.704345703125 50 10 | three 82.25 119.446533203125 35.5 16
      """)
  }

  // vstack-spacing-mixed
  @Test func `the gap between texts is that of the lower one's font`() {
    RecordedView(in: 200, 300) { frames in
      VStack {
        Text("Hg").font(.largeTitle).named("large1", in: frames)
        Text("Hg").named("body1", in: frames)
        Text("Hg").font(.largeTitle).named("large2", in: frames)
        Color.red.frame(width: 50, height: 10).named("box", in: frames)
        Text("Hg").font(.largeTitle).named("large3", in: frames)
        Text("Hg").font(.caption2).named("caption", in: frames)
        Text("Hg").named("body2", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 75 45.009716290363997 50 209.98056741927201 | large1 83.25 45.009716290363997 33.5 38 |
      body1 91.25 83.009716290363997 17.5 16 | large2 83.25 100.509716290364 33.5 38 | box 75 161.811474102864 50 10 |
      large3 83.25 184.490283709636 33.5 38 | caption 92.75 223.990283709636 14.5 15 |
      body2 91.25 238.990283709636 17.5 16
      """)
  }

  // wrapped
  @Test func `a text takes as many lines as the width asks for`() {
    RecordedView(in: 400, 300) { frames in
      VStack(alignment: .leading, spacing: 0) {
        Text(paragraph).named("narrow", in: frames).frame(width: 150, alignment: .topLeading).named(
          "narrowFrame", in: frames)
        Text(paragraph).named("wide", in: frames).frame(width: 260, alignment: .topLeading)
        Text(paragraph).named("free", in: frames)
      }
      .named("column", in: frames)
    }
    .expect(
      """
      column 22.25 86 355.5 128 | narrowFrame 22.25 86 150 64 | narrow 22.25 86 137 64 | wide 22.25 150 227 32 |
      free 22.25 182 355.5 32
      """)
  }

  // styles
  @Test func `each style of text has its own height`() {
    RecordedView(in: 400, 400) { frames in
      VStack(alignment: .leading, spacing: 0) {
        Text("The quick brown fox").font(.largeTitle).named("largeTitle", in: frames)
        Text("The quick brown fox").font(.title).named("title", in: frames)
        Text("The quick brown fox").font(.title2).named("title2", in: frames)
        Text("The quick brown fox").font(.title3).named("title3", in: frames)
        Text("The quick brown fox").font(.headline).named("headline", in: frames)
        Text("The quick brown fox").font(.subheadline).named("subheadline", in: frames)
        Text("The quick brown fox").font(.body).named("body", in: frames)
        Text("The quick brown fox").font(.callout).named("callout", in: frames)
        Text("The quick brown fox").font(.footnote).named("footnote", in: frames)
        Text("The quick brown fox").font(.caption).named("caption", in: frames)
        Text("The quick brown fox").font(.caption2).named("caption2", in: frames)
      }
      .named("column", in: frames)
    }
    .expect(
      """
      column 88 83 224 234 | largeTitle 88 83 224 38 | title 88 121 191 33 | title2 88 154 154 25.5 |
      title3 88 179.5 138.5 22 | headline 88 201.5 130.5 18.5 | subheadline 88 220 106 16 | body 88 236 122.5 18.5 |
      callout 88 254.5 114.5 17.5 | footnote 88 272 97.5 15 | caption 88 287 97.5 15 | caption2 88 302 100 15
      """)
  }
}
