import Testing

@testable import SwiftUI

// Scroll views.
extension LayoutGoldens {
  // scroll-vertical
  @Test func `a scroll view is as broad as its content, which starts at the top`() {
    RecordedView(in: 300, 200) { frames in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { number in Color.red.frame(width: 120, height: 20).named("row\(number)", in: frames) }
        }
        .named("content", in: frames)
      }
      .named("scroll", in: frames)
    }
    .expect(
      """
      scroll 90 0 120 200 | content 90 0 120 60 | row0 90 0 120 20 | row1 90 20 120 20 | row2 90 40 120 20
      """)
  }

  // scroll-horizontal
  @Test func `a horizontal scroll view is as high as its content, which starts at the leading edge`() {
    RecordedView(in: 300, 200) { frames in
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<12) { number in Color.red.frame(width: 60, height: 40).named("cell\(number)", in: frames) }
        }
        .named("content", in: frames)
      }
      .named("scroll", in: frames)
    }
    .expect(
      """
      scroll 0 80 300 40 | content 0 80 808 40 | cell0 0 80 60 40 | cell1 68 80 60 40 | cell2 136 80 60 40 |
      cell3 204 80 60 40 | cell4 272 80 60 40 | cell5 340 80 60 40 | cell6 408 80 60 40 | cell7 476 80 60 40 |
      cell8 544 80 60 40 | cell9 612 80 60 40 | cell10 680 80 60 40 | cell11 748 80 60 40
      """)
  }

  // scroll-both
  @Test func `a scroll view in both directions takes the whole space`() {
    RecordedView(in: 300, 200) { frames in
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 500, height: 400).named("content", in: frames)
      }
      .named("scroll", in: frames)
    }
    .expect(
      """
      scroll 0 0 300 200 | content 0 0 500 400
      """)
  }

  // scroll-wide-content
  @Test func `content that is too broad makes the scroll view too broad`() {
    RecordedView(in: 300, 200) { frames in
      ScrollView {
        Color.red.frame(width: 400, height: 400).named("content", in: frames)
      }
      .named("scroll", in: frames)
    }
    .expect(
      """
      scroll -50 0 400 200 | content -50 0 400 400
      """)
  }

  // scroll-text
  @Test func `a text in a scroll view is offered the whole width`() {
    RecordedView(in: 300, 200) { frames in
      ScrollView {
        Text(paragraph).named("text", in: frames)
      }
      .named("scroll", in: frames)
    }
    .expect(
      """
      scroll 13 0 274 200 | text 13 0 274 32
      """)
  }

  // scroll-children
  @Test func `several views in a scroll view stand in a column, whatever its direction`() {
    RecordedView(in: 300, 200) { frames in
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          Text("Top").named("vTop", in: frames)
          Color.red.frame(width: 60, height: 30).named("vBlock", in: frames)
          Text("Bottom").named("vBottom", in: frames)
        }
        .named("vScroll", in: frames)
        ScrollView(.horizontal) {
          Text("Top").named("hTop", in: frames)
          Color.red.frame(width: 60, height: 30).named("hBlock", in: frames)
          Text("Bottom").named("hBottom", in: frames)
        }
        .named("hScroll", in: frames)
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 0 0 300 200 | vScroll 0 0 60 200 | vTop 18.75 0 22.5 16 | vBlock 0 24.15087890625 60 30 |
      vBottom 7.75 58.89306640625 44.5 16 | hScroll 80 0 220 74.89306640625 | hTop 98.75 0 22.5 16 |
      hBlock 80 24.15087890625 60 30 | hBottom 87.75 58.89306640625 44.5 16
      """)
  }
}
