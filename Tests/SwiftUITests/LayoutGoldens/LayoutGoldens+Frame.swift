import Testing

@testable import SwiftUI

// Frames, padding, fixed sizes, and the view in the middle of the canvas.
extension LayoutGoldens {
  // root-centering
  @Test func `a view lies in the middle of its canvas`() {
    RecordedView(in: 200, 100) { frames in
      Color.red.frame(width: 50, height: 30).named("box", in: frames)
    }
    .expect(
      """
      box 75 35 50 30
      """)
  }

  // padding-default
  @Test func `padding is sixteen points at all edges`() {
    RecordedView(in: 200, 100) { frames in
      Color.red.named("inner", in: frames).padding().named("outer", in: frames)
    }
    .expect(
      """
      outer 0 0 200 100 | inner 16 16 168 68
      """)
  }

  // frame-fixed
  @Test func `a fixed frame aligns the view inside`() {
    RecordedView(in: 200, 200) { frames in
      Color.red.frame(width: 40, height: 40).named("inner", in: frames).frame(
        width: 120, height: 80, alignment: .topLeading
      ).named("outer", in: frames)
    }
    .expect(
      """
      outer 40 60 120 80 | inner 40 60 40 40
      """)
  }

  // frame-flex
  @Test func `a frame with bounds grows up to its greatest width, and with a least one alone stays with its view`() {
    RecordedView(in: 300, 300) { frames in
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).frame(minWidth: 100).named("min", in: frames)
        Color.green.frame(width: 40, height: 20).frame(maxWidth: 200).named("max", in: frames)
        Color.blue.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity).named("fill", in: frames)
        Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize().named("ideal", in: frames)
        Color.green.frame(maxWidth: 120, maxHeight: 20).named("clampFlexible", in: frames)
        Color.blue.frame(width: 250, height: 20).frame(maxWidth: 200).named("overflow", in: frames)
      }
    }
    .expect(
      """
      min 100 90 100 20 | max 50 110 200 20 | fill 0 130 300 20 | ideal 75 150 150 20 | clampFlexible 90 170 120 20 |
      overflow 50 190 200 20
      """)
  }
}
