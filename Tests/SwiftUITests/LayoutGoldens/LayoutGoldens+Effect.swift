import Testing

@testable import SwiftUI

// Hidden views, opacities, masks and shadows, which leave the layout as it is.
extension LayoutGoldens {
  // hidden
  @Test func `what is hidden keeps its place`() {
    RecordedView(in: 240, 200) { frames in
      VStack(spacing: 10) {
        Text("Above").named("above", in: frames)
        Color.red.frame(width: 80, height: 30).hidden().named("hidden", in: frames)
        Text("Below").named("below", in: frames)
        HStack(spacing: 8) {
          Button("Ghost") {}.hidden().named("ghostButton", in: frames)
          Color.green.frame(width: 40, height: 20).named("visible", in: frames)
        }
        .named("row", in: frames)
        Color.blue.frame(width: 60, height: 20).opacity(0).named("transparent", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 65.75 27 108.5 146 | above 100.75 27 38.5 16 | hidden 80 53 80 30 | below 101.75 93 36.5 16 |
      row 65.75 119 108.5 24 | ghostButton 65.75 119 60.5 24 | visible 134.25 121 40 20 | transparent 90 153 60 20
      """)
  }

  // mask
  @Test func `a mask changes no size`() {
    RecordedView(in: 400, 220) { frames in
      VStack(spacing: 30) {
        HStack(spacing: 30) {
          Color.red.frame(width: 80, height: 80).mask { Circle() }.named("circle", in: frames)
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .frame(width: 120, height: 80)
            .mask { Text("Sky").font(.system(size: 40, weight: .bold)) }.named("gradientText", in: frames)
          Color.blue.frame(width: 80, height: 80)
            .mask(alignment: .topLeading) { Rectangle().frame(width: 40, height: 40) }.named("aligned", in: frames)
        }
        .named("row1", in: frames)
        HStack(spacing: 30) {
          Color.red.frame(width: 80, height: 80).mask { Circle().opacity(0.5) }.named("half", in: frames)
          Color.green.frame(width: 120, height: 50)
            .mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }.named(
              "fade", in: frames)
          Text("Masked text").mask { Rectangle().frame(width: 50) }.named("text", in: frames)
        }
        .named("row2", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 30 15 340 190 | row1 30 15 340 80 | circle 30 15 80 80 | gradientText 140 15 120 80 | aligned 290 15 80 80 |
      row2 33 125 334 80 | half 33 125 80 80 | fade 143 140 120 50 | text 293 157 74 16
      """)
  }

  // shadow
  @Test func `a shadow changes no size`() {
    RecordedView(in: 360, 260) { frames in
      VStack(spacing: 50) {
        HStack(spacing: 60) {
          Color.red.frame(width: 60, height: 60).shadow(radius: 8).named("default", in: frames)
          Color.green.frame(width: 60, height: 60).shadow(radius: 4, x: 6).named("offset", in: frames)
          Circle().frame(width: 60, height: 60).shadow(radius: 0, x: 4).named("hard", in: frames)
        }
        .named("row1", in: frames)
        HStack(spacing: 60) {
          Text("Shadow").font(.title).shadow(radius: 2).named("text", in: frames)
          RoundedRectangle(cornerRadius: 12).frame(width: 90, height: 50).shadow(radius: 12).named(
            "rounded", in: frames)
          Color.blue.frame(width: 60, height: 60).opacity(0.5).shadow(radius: 6).named("faded", in: frames)
        }
        .named("row2", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 6.25 45 347.5 170 | row1 30 45 300 60 | default 30 45 60 60 | offset 150 45 60 60 | hard 270 45 60 60 |
      row2 6.25 155 347.5 60 | text 6.25 168.5 77.5 33 | rounded 143.75 160 90 50 | faded 293.75 155 60 60
      """)
  }
}
