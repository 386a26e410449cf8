import Testing

@testable import SwiftUI

// Transforms, positions and safe areas.
extension LayoutGoldens {
  // transform-basic
  @Test func `views that are turned, scaled or moved keep their frames`() {
    RecordedView(in: 320, 260) { frames in
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          Color.red.frame(width: 40, height: 40).offset(x: 10, y: 6).named("offset", in: frames)
          Color.green.frame(width: 40, height: 40).rotationEffect(.degrees(45)).named("rotated", in: frames)
          Color.blue.frame(width: 40, height: 40).scaleEffect(1.5).named("scaled", in: frames)
        }
        .named("row1", in: frames)
        HStack(spacing: 40) {
          Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(30), anchor: .topLeading).named(
            "anchored", in: frames)
          Color.green.frame(width: 40, height: 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).named(
            "stretched", in: frames)
          Text("Tilt").rotationEffect(.degrees(-20)).named("text", in: frames)
        }
        .named("row2", in: frames)
        Color.blue.frame(width: 60, height: 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).named(
          "affine", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 60 56 200 148 | row1 60 56 200 40 | offset 60 56 40 40 | rotated 140 56 40 40 | scaled 220 56 40 40 |
      row2 70.25 120 179.5 40 | anchored 70.25 120 40 40 | stretched 150.25 120 40 40 | text 230.25 132 19.5 16 |
      affine 130 184 60 20
      """)
  }

  // position-basic
  @Test func `a view with a position takes the whole space that it is offered`() {
    RecordedView(in: 320, 240) { frames in
      VStack(spacing: 10) {
        ZStack {
          Color.yellow
          Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).named("inZStack", in: frames)
          Color.green.frame(width: 30, height: 30).position(CGPoint(x: 150, y: 60)).named("point", in: frames)
        }
        .frame(width: 200, height: 90).named("zstack", in: frames)
        HStack(spacing: 10) {
          Text("Left").named("left", in: frames)
          Color.red.frame(width: 30, height: 30).position(x: 20, y: 20).named("inHStack", in: frames)
          Text("Right").named("right", in: frames)
        }
        .frame(height: 50).named("hstack", in: frames)
        VStack(spacing: 4) {
          Text("Above").named("above", in: frames)
          Color.red.frame(width: 30, height: 20).position(x: 40, y: 10).named("inVStack", in: frames)
          Text("Below").named("below", in: frames)
        }
        .named("vstack", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 0 0 320 240 | zstack 60 0 200 90 | inZStack 60 0 200 90 | point 60 0 200 90 | hstack 0 100 320 50 |
      left 0 117 24 16 | inHStack 34 100 244 50 | right 288 117 32 16 | vstack 0 160 320 80 | above 140.75 160 38.5 16 |
      inVStack 0 180 320 40 | below 141.75 224 36.5 16
      """)
  }

  // safe-area
  @Test func `a bar at an edge leaves the rest to the content, unless this scrolls or ignores the safe area`() {
    RecordedView(in: 400, 260) { frames in
      HStack(spacing: 20) {
        VStack(spacing: 0) { Color.red.named("plainContent", in: frames) }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).named("plainBar", in: frames) }
          .frame(width: 100, height: 200).named("plain", in: frames)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 30).named("row0", in: frames)
            Color.red.frame(height: 30).named("row1", in: frames)
            Color.red.frame(height: 30).named("row2", in: frames)
            Color.red.frame(height: 30).named("row3", in: frames)
            Color.red.frame(height: 30).named("row4", in: frames)
            Color.red.frame(height: 30).named("row5", in: frames)
            Color.red.frame(height: 30).named("row6", in: frames)
            Color.red.frame(height: 30).named("row7", in: frames)
          }
          .named("scrollContent", in: frames)
        }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).named("scrollBar", in: frames) }
        .frame(width: 100, height: 200).named("scroll", in: frames)
        VStack(spacing: 0) { Color.red.named("ignoringContent", in: frames) }
          .ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).named("ignoringBar", in: frames) }
          .frame(width: 100, height: 200).named("ignoring", in: frames)
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 30 30 340 200 | plain 30 30 100 200 | plainContent 30 30 100 162 | plainBar 30 200 100 30 |
      scroll 150 30 100 200 | scrollContent 150 30 100 240 | row0 150 30 100 30 | row1 150 60 100 30 |
      row2 150 90 100 30 | row3 150 120 100 30 | row4 150 150 100 30 | row5 150 180 100 30 | row6 150 210 100 30 |
      row7 150 240 100 30 | scrollBar 150 200 100 30 | ignoring 270 30 100 200 | ignoringContent 270 30 100 200 |
      ignoringBar 270 30 100 30
      """)
  }
}
