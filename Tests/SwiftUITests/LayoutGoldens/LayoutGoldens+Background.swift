import Testing

@testable import SwiftUI

// Backgrounds, overlays, clips, colours and gradients.
extension LayoutGoldens {
  // background-overlay
  @Test func `what lies behind or in front of a view is aligned in it and never changes its size`() {
    RecordedView(in: 300, 200) { frames in
      VStack(spacing: 20) {
        Color.red.frame(width: 100, height: 60).named("content", in: frames)
          .background(alignment: .bottomTrailing) { Color.green.frame(width: 20, height: 20).named("bg", in: frames) }
          .overlay(alignment: .topLeading) { Color.blue.frame(width: 10, height: 10).named("ov", in: frames) }.named(
            "modified", in: frames)
        Text("Hello").named("text", in: frames).padding(4).background { Color.yellow.named("textBg", in: frames) }
          .named("padded", in: frames)
        Color.red.frame(width: 40, height: 20).named("small", in: frames)
          .background { Color.green.frame(width: 80, height: 40).named("bigBg", in: frames) }.named(
            "smallOuter", in: frames)
      }
      // Recorded through ImageRenderer, where texts are in the body font.
      .font(.body)
    }
    .expect(
      """
      modified 100 26.75 100 60 | content 100 26.75 100 60 | bg 180 66.75 20 20 | ov 100 26.75 10 10 |
      padded 130.5 106.75 39 26.5 | textBg 130.5 106.75 39 26.5 | text 134.5 110.75 31 18.5 |
      smallOuter 130 153.25 40 20 | small 130 153.25 40 20 | bigBg 110 143.25 80 40
      """)
  }

  // clipping
  @Test func `clips, corners and opacities change no size`() {
    RecordedView(in: 200, 200) { frames in
      VStack(spacing: 10) {
        Color.red.frame(width: 100, height: 60).named("clipped", in: frames).clipShape(
          RoundedRectangle(cornerRadius: 12))
        Color.green.frame(width: 100, height: 60).named("corner", in: frames).cornerRadius(20)
        Color.blue.frame(width: 100, height: 40).opacity(0.5).named("faded", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 50 10 100 180 | clipped 50 10 100 60 | corner 50 80 100 60 | faded 50 150 100 40
      """)
  }

  // system-colors
  @Test func `colours share a row in equal parts`() {
    RecordedView(in: 400, 240) { frames in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.named("red", in: frames)
          Color.orange.named("orange", in: frames)
          Color.yellow.named("yellow", in: frames)
          Color.green.named("green", in: frames)
          Color.mint.named("mint", in: frames)
          Color.teal.named("teal", in: frames)
          Color.cyan.named("cyan", in: frames)
          Color.blue.named("blue", in: frames)
        }
        HStack(spacing: 0) {
          Color.indigo.named("indigo", in: frames)
          Color.purple.named("purple", in: frames)
          Color.pink.named("pink", in: frames)
          Color.brown.named("brown", in: frames)
          Color.white.named("white", in: frames)
          Color.gray.named("gray", in: frames)
          Color.black.named("black", in: frames)
          Color.clear.named("clear", in: frames)
        }
        HStack(spacing: 0) {
          Color.primary.named("primary", in: frames)
          Color.secondary.named("secondary", in: frames)
          Color.accentColor.named("accentColor", in: frames)
          Color(red: 0.2, green: 0.4, blue: 0.6).named("rgb", in: frames)
          Color(white: 0.5).named("white50", in: frames)
          Color.red.opacity(0.5).named("redHalf", in: frames)
          Color.red.opacity(0.5).opacity(0.5).named("redQuarter", in: frames)
          Rectangle().named("shapeDefault", in: frames)
        }
      }
    }
    .expect(
      """
      red 0 0 50 80 | orange 50 0 50 80 | yellow 100 0 50 80 | green 150 0 50 80 | mint 200 0 50 80 | teal 250 0 50 80 |
      cyan 300 0 50 80 | blue 350 0 50 80 | indigo 0 80 50 80 | purple 50 80 50 80 | pink 100 80 50 80 |
      brown 150 80 50 80 | white 200 80 50 80 | gray 250 80 50 80 | black 300 80 50 80 | clear 350 80 50 80 |
      primary 0 160 50 80 | secondary 50 160 50 80 | accentColor 100 160 50 80 | rgb 150 160 50 80 |
      white50 200 160 50 80 | redHalf 250 160 50 80 | redQuarter 300 160 50 80 | shapeDefault 350 160 50 80
      """)
  }

  // gradients
  @Test func `shapes filled with gradients are laid out like any other`() {
    RecordedView(in: 320, 240) { frames in
      VStack(spacing: 16) {
        HStack(spacing: 16) {
          Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            .frame(width: 80, height: 50).named("linear", in: frames)
          Rectangle().fill(LinearGradient(colors: [.red, .yellow, .blue], startPoint: .top, endPoint: .bottom))
            .frame(width: 80, height: 50).named("stops", in: frames)
          Circle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 25))
            .frame(width: 50, height: 50).named("radial", in: frames)
        }
        .named("row1", in: frames)
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 8).fill(AngularGradient(colors: [.red, .green, .red], center: .center))
            .frame(width: 60, height: 60).named("angular", in: frames)
          Text("Sky").padding(12)
            .background(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)).named(
              "background", in: frames)
          Capsule()
            .strokeBorder(
              LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing), lineWidth: 6
            )
            .frame(width: 80, height: 40).named("stroke", in: frames)
        }
        .named("row2", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 39 57 242 126 | row1 39 57 242 50 | linear 39 57 80 50 | stops 135 57 80 50 | radial 231 57 50 50 |
      row2 50.75 123 218.5 60 | angular 50.75 123 60 60 | background 126.75 133 46.5 40 | stroke 189.25 133 80 40
      """)
  }
}
