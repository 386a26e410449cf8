import Testing

@testable import SwiftUI

// Alignment guides, piles of views, and the first view that fits.
extension LayoutGoldens {
  // alignment-guide
  @Test func `a guide outside of its view widens the stack`() {
    RecordedView(in: 300, 200) { frames in
      VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }.named("a", in: frames)
        Color.green.frame(width: 50, height: 20).named("b", in: frames)
        Color.blue.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }.named("c", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 75 66 150 68 | a 75 66 100 20 | b 175 90 50 20 | c 160 114 30 20
      """)
  }

  // zstack-fill
  @Test func `a pile is as large as its largest view and aligns the others in it`() {
    RecordedView(in: 200, 200) { frames in
      ZStack(alignment: .topLeading) {
        Color.red.named("fill", in: frames)
        Color.green.frame(width: 30, height: 30).named("b", in: frames)
      }
    }
    .expect(
      """
      fill 0 0 200 200 | b 0 0 30 30
      """)
  }

  // view-that-fits
  @Test func `the first view whose ideal size fits is placed, or else the last`() {
    RecordedView(in: 320, 300) { frames in
      VStack(alignment: .leading, spacing: 12) {
        ViewThatFits {
          HStack {
            Text("One"); Text("Two"); Text("Three")
          }.fixedSize().named("wideStack", in: frames)
          Text("One").fixedSize().named("wideFallback", in: frames)
        }
        .frame(width: 200, alignment: .leading).named("wide", in: frames)
        ViewThatFits {
          HStack {
            Text("One"); Text("Two"); Text("Three")
          }.fixedSize().named("narrowStack", in: frames)
          Text("One").fixedSize().named("narrowFallback", in: frames)
        }
        .frame(width: 60, alignment: .leading).named("narrow", in: frames)
        ViewThatFits {
          HStack {
            Text("One"); Text("Two"); Text("Three")
          }.fixedSize().named("tinyStack", in: frames)
          Text("One").fixedSize().named("tinyFallback", in: frames)
        }
        .frame(width: 10, alignment: .leading).named("tiny", in: frames)
        ViewThatFits(in: .vertical) {
          VStack {
            Text("One"); Text("Two")
          }.fixedSize().named("tallStack", in: frames)
          Text("Hello").fixedSize().named("tallFallback", in: frames)
        }
        .frame(height: 60, alignment: .top).named("tall", in: frames)
        ViewThatFits(in: .vertical) {
          VStack {
            Text("One"); Text("Two")
          }.fixedSize().named("shortStack", in: frames)
          Text("Hello").fixedSize().named("shortFallback", in: frames)
        }
        .frame(height: 20, alignment: .top).named("short", in: frames)
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("One"); Text("Two")
          }.fixedSize().named("axisStack", in: frames)
          Text("One").fixedSize().named("axisFallback", in: frames)
        }
        .frame(width: 100, height: 8, alignment: .topLeading).named("axis", in: frames)
      }
      .padding(20).named("stack", in: frames)
    }
    .expect(
      """
      stack 40 32 240 236 | wide 60 52 200 16 | wideStack 60 52 101.5 16 | narrow 60 80 60 16 |
      narrowFallback 60 80 25 16 | tiny 60 108 10 16 | tinyFallback 60 108 25 16 | tall 60 136 25 60 |
      tallStack 60 136 25 32 | short 60 208 31 20 | shortFallback 60 208 31 16 | axis 60 240 100 8 |
      axisStack 60 240 58 16
      """)
  }
}
