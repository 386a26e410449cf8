import Testing

@testable import SwiftUI

// Lazy stacks and grids.
extension LayoutGoldens {
  // lazy-stacks
  @Test func `a lazy stack takes the whole breadth and is as long as its views`() {
    RecordedView(in: 320, 240) { frames in
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          Text("Alpha").named("alpha", in: frames)
          Color.red.frame(width: 60, height: 20).named("red", in: frames)
          Text("Beta").named("beta", in: frames)
        }
        .named("vstack", in: frames)
        LazyVStack(spacing: 0) {
          Section {
            Color.green.frame(width: 50, height: 20).named("green", in: frames)
            Color.green.frame(width: 50, height: 20)
          } header: {
            Text("Header").named("header", in: frames)
          }
        }
        .named("sections", in: frames)
        LazyHStack(alignment: .bottom, spacing: 4) {
          Color.orange.frame(width: 20, height: 30).named("orange", in: frames)
          Text("Hi").named("hi", in: frames)
        }
        .named("hstack", in: frames)
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 0 0 320 240 | vstack 0 0 121.5 64 | alpha 0 0 34.5 16 | red 0 22 60 20 | beta 0 48 28 16 |
      sections 141.5 0 121.5 56 | header 180 0 44.5 16 | green 177.25 16 50 20 | hstack 283 0 37 240 |
      orange 283 210 20 30 | hi 307 224 13 16
      """)
  }

  // lazy-grids
  @Test func `tracks are fixed, share what is left, or are as many as find room`() {
    RecordedView(in: 320, 300) { frames in
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
          spacing: 4
        ) {
          ForEach(0..<6) { number in Color.red.frame(height: 20).named("cell\(number)", in: frames) }
        }
        .frame(width: 280).named("columns", in: frames)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
          ForEach(0..<5) { number in Color.green.frame(height: 24).named("adaptive\(number)", in: frames) }
        }
        .frame(width: 240).named("adaptive", in: frames)
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5) { number in Color.blue.frame(width: 40).named("hcell\(number)", in: frames) }
        }
        .frame(height: 70).named("rows", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 20 49 280 202 | columns 20 49 280 44 | cell0 31 49 60 20 | cell1 99 49 102 20 | cell2 209 49 80 20 |
      cell3 31 73 60 20 | cell4 99 73 102 20 | cell5 209 73 80 20 | adaptive 40 109 240 56 | adaptive0 40 109 52.5 24 |
      adaptive1 102.5 109 52.5 24 | adaptive2 165 109 52.5 24 | adaptive3 227.5 109 52.5 24 | adaptive4 40 141 52.5 24 |
      rows 94 181 132 70 | hcell0 94 182 40 30 | hcell1 94 220 40 30 | hcell2 140 182 40 30 | hcell3 140 220 40 30 |
      hcell4 186 182 40 30
      """)
  }

  // lazy-grid-sections
  @Test func `headers and footers take whole lines of a grid`() {
    RecordedView(in: 300, 300) { frames in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
          Section {
            ForEach(0..<5) { number in Color.red.frame(height: 20).named("a\(number)", in: frames) }
          } header: {
            Color.yellow.frame(height: 24).named("aH", in: frames)
          } footer: {
            Color.gray.frame(height: 16).named("aF", in: frames)
          }
          Section {
            ForEach(0..<4) { number in Color.blue.frame(height: 20).named("b\(number)", in: frames) }
          } header: {
            Text("Second").named("bH", in: frames)
          }
        }
        .named("grid", in: frames)
      }
      .frame(width: 240).named("scroll", in: frames)
    }
    .expect(
      """
      scroll 30 0 240 300 | grid 30 0 240 160 | aH 30 0 240 24 | a0 52 28 60 20 | a1 120 28 60 20 | a2 188 28 60 20 |
      a3 52 52 60 20 | a4 120 52 60 20 | aF 30 76 240 16 | bH 127 96 46 16 | b0 52 116 60 20 | b1 120 116 60 20 |
      b2 188 116 60 20 | b3 52 140 60 20
      """)
  }
}
