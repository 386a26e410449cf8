import Testing

@testable import SwiftUI

// Layout where lines run from right to left.
extension LayoutGoldens {
  // rtl-stacks
  @Test func `stacks, frames, padding and guides are mirrored, and islands keep their own direction inside`() {
    RecordedView(in: 320, 260) { frames in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Color.red.frame(width: 40, height: 30).named("a", in: frames)
          Color.green.frame(width: 60, height: 30).named("b", in: frames)
          Spacer()
          Color.blue.frame(width: 30, height: 30).named("c", in: frames)
        }
        .named("hstack", in: frames)
        Color.red.frame(width: 50, height: 20).padding(.leading, 30).named("padded", in: frames)
        Color.green.frame(width: 40, height: 20).frame(width: 120, alignment: .leading).named("framed", in: frames)
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 100, height: 40).named("zback", in: frames)
          Color.red.frame(width: 20, height: 20).named("zfront", in: frames)
        }
        .named("zstack", in: frames)
        HStack {
          Color.red.frame(width: 30, height: 20).named("ltrA", in: frames)
          Color.green.frame(width: 30, height: 20).named("ltrB", in: frames)
        }
        .environment(\.layoutDirection, .leftToRight).named("island", in: frames)
        Text("One").named("text", in: frames)
        Color.blue.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }.named("guided", in: frames)
      }
      .frame(width: 300, alignment: .leading).named("vstack", in: frames)
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      vstack 10 17 300 226 | hstack 10 17 300 30 | a 270 17 40 30 | b 202 17 60 30 | c 10 17 30 30 |
      padded 230 57 80 20 | framed 190 87 120 20 | zstack 210 117 100 40 | zback 210 117 100 40 | zfront 290 117 20 20 |
      island 242 167 68 20 | ltrA 242 167 30 20 | ltrB 280 167 30 20 | text 285 197 25 16 | guided 270 223 30 20
      """)
  }

  // rtl-text
  @Test func `texts and labels lie at the right side`() {
    RecordedView(in: 260, 300) { frames in
      VStack(alignment: .leading, spacing: 8) {
        Text(paragraph).frame(width: 150).named("leading", in: frames)
        Text(paragraph).multilineTextAlignment(.trailing).frame(width: 150).named("trailing", in: frames)
        Text(paragraph).multilineTextAlignment(.center).frame(width: 150).named("center", in: frames)
        Label("One", systemImage: "star").named("label", in: frames)
        Text("Two").frame(width: 100, alignment: .leading).named("framedText", in: frames)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      leading 55 21.9600830078125 150 64 | trailing 55 93.9600830078125 150 64 | center 55 165.9600830078125 150 64 |
      label 155.5 237.9600830078125 49.5 16.079833984375 | framedText 105 262.0399169921875 100 16
      """)
  }

  // rtl-shapes
  @Test func `shapes and images in a row stand mirrored, and offsets do not show in the layout`() {
    RecordedView(in: 300, 200) { frames in
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Arrow().frame(width: 40, height: 30).named("arrow", in: frames)
          Arrow(layoutDirectionBehavior: .fixed).frame(width: 40, height: 30).named("fixedArrow", in: frames)
          Image(systemName: "arrow.right").named("image", in: frames)
          Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true).named("flippedImage", in: frames)
        }
        .named("row", in: frames)
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .frame(width: 120, height: 20).named("gradient", in: frames)
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 160, height: 40).named("positionBox", in: frames)
          Color.red.frame(width: 20, height: 20).position(x: 30, y: 20).named("positioned", in: frames)
        }
        .frame(width: 160, height: 40)
        Color.green.frame(width: 20, height: 20).offset(x: 40).named("offset", in: frames)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      row 90 30 140 30 | arrow 190 30 40 30 | fixedArrow 140 30 40 30 | image 115 39 15 12 | flippedImage 90 39 15 12 |
      gradient 110 70 120 20 | positionBox 70 100 160 40 | positioned 70 100 160 40 | offset 210 150 20 20
      """)
  }

  // rtl-scroll
  @Test func `a horizontal scroll view starts at its right end`() {
    RecordedView(in: 200, 80) { frames in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.frame(width: 50, height: 40).named("s0", in: frames)
          Color.red.frame(width: 50, height: 40).named("s1", in: frames)
          Color.red.frame(width: 50, height: 40).named("s2", in: frames)
          Color.red.frame(width: 50, height: 40).named("s3", in: frames)
          Color.red.frame(width: 50, height: 40).named("s4", in: frames)
          Color.red.frame(width: 50, height: 40).named("s5", in: frames)
        }
        .named("content", in: frames)
      }
      .frame(width: 180, height: 60).named("scroll", in: frames)
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      scroll 10 10 180 60 | content -160 20 350 40 | s0 140 20 50 40 | s1 80 20 50 40 | s2 20 20 50 40 |
      s3 -40 20 50 40 | s4 -100 20 50 40 | s5 -160 20 50 40
      """)
  }

  /// A triangle that points to the trailing edge.
  private struct Arrow: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}
