import Testing

@testable import SwiftUI

// Shapes as views: of paths, changed, with borders, in stacks and in steps.
extension LayoutGoldens {
  // shape-path
  @Test func `views of paths fill their frames, and a row wider than the canvas sticks out at both sides`() {
    RecordedView(in: 300, 160) { frames in
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Path { path in
            path.move(to: CGPoint(x: 30, y: 0))
            path.addLine(to: CGPoint(x: 60, y: 60))
            path.addLine(to: CGPoint(x: 0, y: 60))
            path.closeSubpath()
          }
          .named("triangle", in: frames).frame(width: 60, height: 60)
          pie(clockwise: false).named("pie", in: frames).frame(width: 60, height: 60)
          pie(clockwise: true).named("pieClockwise", in: frames).frame(width: 60, height: 60)
          Path { path in
            path.addRelativeArc(
              center: CGPoint(x: 30, y: 30), radius: 25, startAngle: .degrees(-90), delta: .degrees(270))
          }
          .stroke(Color.blue, lineWidth: 5).named("ring", in: frames).frame(width: 60, height: 60)
        }
        .named("row1", in: frames)
        HStack(spacing: 8) {
          Path { path in
            path.move(to: CGPoint(x: 0, y: 30))
            path.addQuadCurve(to: CGPoint(x: 60, y: 30), control: CGPoint(x: 30, y: -30))
            path.addCurve(
              to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 60, y: 60), control2: CGPoint(x: 0, y: 60))
            path.closeSubpath()
          }
          .named("curves", in: frames).frame(width: 60, height: 60)
          pentagram.named("starNonzero", in: frames).frame(width: 60, height: 60)
          pentagram.fill(style: FillStyle(eoFill: true)).named("starEvenOdd", in: frames).frame(width: 60, height: 60)
          (Path("30 0 m 58.5 20.7 l 47.6 54.3 l 12.4 54.3 l 1.5 20.7 l h") ?? Path()).named("parsed", in: frames)
            .frame(width: 60, height: 60)
          Path(roundedRect: CGRect(x: 5, y: 5, width: 50, height: 50), cornerRadius: 12).named("rounded", in: frames)
            .frame(width: 60, height: 60)
        }
        .named("row2", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack -16 16 332 128 | row1 18 16 264 60 | triangle 18 16 60 60 | pie 86 16 60 60 | pieClockwise 154 16 60 60 |
      ring 222 16 60 60 | row2 -16 84 332 60 | curves -16 84 60 60 | starNonzero 52 84 60 60 |
      starEvenOdd 120 84 60 60 | parsed 188 84 60 60 | rounded 256 84 60 60
      """)
  }

  // shape-modifiers
  @Test func `a trimmed or stroked circle keeps its square, and changed shapes take the whole space`() {
    RecordedView(in: 340, 200) { frames in
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Circle().scale(0.5).named("scaled", in: frames).frame(width: 60, height: 40)
          Circle().offset(x: 10, y: 5).named("offset", in: frames).frame(width: 60, height: 40)
          Rectangle().rotation(.degrees(30)).named("rotated", in: frames).frame(width: 60, height: 40)
          Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).named("sheared", in: frames)
            .frame(width: 60, height: 40)
          Rectangle().size(width: 30, height: 20).named("sized", in: frames).frame(width: 60, height: 40)
        }
        .named("row1", in: frames)
        HStack(spacing: 8) {
          Circle().trim(from: 0.25, to: 1).stroke(Color.red, lineWidth: 4).named("trimmed", in: frames)
            .frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 12).inset(by: 5).named("inset", in: frames).frame(width: 60, height: 40)
          Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).named("strokedOffset", in: frames)
            .frame(width: 60, height: 40)
          Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).named("anchored", in: frames).frame(width: 60, height: 40)
          Ellipse().inset(by: 4).stroke(Color.blue, lineWidth: 2).named("insetStroke", in: frames)
            .frame(width: 60, height: 40)
        }
        .named("row2", in: frames)
        HStack(spacing: 8) {
          Circle().offset(x: 5, y: 0).named("offsetIdeal", in: frames)
          Rectangle().size(width: 30, height: 20).named("sizedIdeal", in: frames)
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).named("pathIdeal", in: frames)
          Circle().trim(from: 0, to: 0.5).named("trimIdeal", in: frames)
        }
        .fixedSize().named("row3", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 4 47 332 106 | row1 4 47 332 40 | scaled 4 47 60 40 | offset 72 47 60 40 | rotated 140 47 60 40 |
      sheared 208 47 60 40 | sized 276 47 60 40 | row2 4 95 332 40 | trimmed 14 95 40 40 | inset 72 95 60 40 |
      strokedOffset 140 95 60 40 | anchored 208 95 60 40 | insetStroke 276 95 60 40 | row3 138 143 64 10 |
      offsetIdeal 138 143 10 10 | sizedIdeal 156 143 10 10 | pathIdeal 174 143 10 10 | trimIdeal 192 143 10 10
      """)
  }

  // shape-border
  @Test func `a border changes no size, however wide it is`() {
    RecordedView(in: 300, 160) { frames in
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Text("Hello").named("textInner", in: frames).border(Color.red, width: 1).named("text", in: frames)
          Text("Hello").padding(6).border(Color.green, width: 3).named("padded", in: frames)
          Text("Hg").border(Color.blue, width: 8).named("thick", in: frames)
          Text("OK").border(Color.red, width: 0).named("zero", in: frames)
        }
        .named("row1", in: frames)
        HStack(spacing: 8) {
          Color.yellow.frame(width: 60, height: 30).border(Color.red).named("color", in: frames)
          Color.yellow.frame(width: 60, height: 30).border(Color.red, width: 2).padding(4).border(Color.blue).named(
            "nested", in: frames)
          Circle().frame(width: 30, height: 30).border(Color.red, width: 2).named("circle", in: frames)
        }
        .named("row2", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 63 43 174 74 | row1 83 43 134 28 | text 83 49 31 16 | textInner 83 49 31 16 | padded 122 43 43 28 |
      thick 173 49 17.5 16 | zero 198.5 49 18.5 16 | row2 63 79 174 38 | color 63 83 60 30 | nested 131 79 68 38 |
      circle 207 83 30 30
      """)
  }

  // shape-layout
  @Test func `a circle takes its square, and other shapes share the rest`() {
    RecordedView(in: 300, 200) { frames in
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().named("c1", in: frames)
          Ellipse().named("e1", in: frames)
          Capsule().named("cap1", in: frames)
          Circle().stroke(Color.red, lineWidth: 2).named("strokedFlex", in: frames)
        }
        .frame(height: 40).named("row1", in: frames)
        HStack(spacing: 4) {
          Rectangle().named("r1", in: frames)
          Rectangle().frame(width: 40).named("r2", in: frames)
          Capsule().frame(width: 20).named("capsuleFixedWidth", in: frames)
          RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50).named("maxWidth", in: frames)
        }
        .frame(width: 200, height: 30).named("row2", in: frames)
        HStack(spacing: 4) {
          Rectangle().fixedSize().named("ideal", in: frames)
          Circle().fixedSize().named("circleIdeal", in: frames)
          Circle().strokeBorder(Color.red, lineWidth: 2).fixedSize().named("strokedIdeal", in: frames)
          VStack(spacing: 0) {
            Circle().named("vCircle", in: frames)
            Rectangle().named("vRect", in: frames)
          }
          .frame(width: 60, height: 100).named("column", in: frames)
        }
        .named("row3", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 0 7 300 186 | row1 0 7 300 40 | c1 0 7 40 40 | e1 40 7 110 40 | cap1 150 7 110 40 |
      strokedFlex 260 7 40 40 | row2 50 55 200 30 | r1 50 55 78 30 | r2 132 55 40 30 | capsuleFixedWidth 176 55 20 30 |
      maxWidth 200 55 50 30 | row3 99 93 102 100 | ideal 99 138 10 10 | circleIdeal 113 138 10 10 |
      strokedIdeal 127 138 10 10 | column 141 93 60 100 | vCircle 146 93 50 50 | vRect 141 143 60 50
      """)
  }

  // shape-steps
  @Test(arguments: [(8, 2, 1), (20, 2, 1), (8, 6, 1), (8, 2, 0.5)] as [(CGFloat, CGFloat, CGFloat)])
  func `radii, widths of lines and parts of outlines change no frame`(
    radius: CGFloat, lineWidth: CGFloat, end: CGFloat
  ) {
    RecordedView(in: 200, 120) { frames in
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(Color.red, style: StrokeStyle(lineWidth: lineWidth, dash: [8, 4]))
          .frame(width: 120, height: 60).named("box", in: frames)
        Circle().trim(from: 0, to: end).stroke(Color.blue, lineWidth: 4).frame(width: 40, height: 40)
          .named("arc", in: frames)
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 14 30 172 60 | box 14 30 120 60 | arc 146 40 40 40
      """)
  }

  // boolean-fills
  //
  // Recorded with union, intersection, subtracting and symmetricDifference, which this package does not have; clips and
  // the even-odd rule draw the same.
  @Test func `shapes combined by clips and the even-odd rule fill their frames`() {
    RecordedView(in: 380, 100) { frames in
      HStack(spacing: 20) {
        Both().frame(width: 60, height: 60).named("union", in: frames)
        Circle().clipShape(Rectangle().offset(x: 30)).frame(width: 60, height: 60).named("intersection", in: frames)
        Both().fill(style: FillStyle(eoFill: true)).clipShape(Circle()).frame(width: 60, height: 60)
          .named("subtracting", in: frames)
        Both().fill(style: FillStyle(eoFill: true)).frame(width: 60, height: 60).named("symmetric", in: frames)
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 40 20 300 60 | union 40 20 60 60 | intersection 120 20 60 60 | subtracting 200 20 60 60 |
      symmetric 280 20 60 60
      """)
  }

  /// A circle and a rectangle that begins in its middle, as one outline.
  private struct Both: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Circle().path(in: rect)
      path.addPath(Rectangle().offset(x: 30).path(in: rect))
      return path
    }
  }

  private func pie(clockwise: Bool) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 30, y: 30))
      path.addArc(
        center: CGPoint(x: 30, y: 30), radius: 30, startAngle: .zero, endAngle: .degrees(120), clockwise: clockwise)
      path.closeSubpath()
    }
  }

  private var pentagram: Path {
    let corners = (0..<5).map { number in
      let angle = Angle.degrees(Double(number) * 144 - 90).radians
      return CGPoint(x: 30 + 30 * cos(angle), y: 30 + 30 * sin(angle))
    }
    return Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}
