import Geometry
import Testing

@testable import Drawing
@testable import SwiftUI

// What is known of the layout of shapes in general, fact by fact; the sizes of shapes themselves have tests of their
// own (ShapeSizeTests, ShapeSizeRuleTests), as have the system's colours (SystemColorTests).
@MainActor @Suite struct LayoutFacts {
  @Test func `a shape that nothing holds is ten points wide and high`() {
    RecordedView(in: 100, 50) { frames in
      HStack(spacing: 0) {
        Ellipse().fixedSize().named("ellipse", in: frames)
        Circle().fixedSize(horizontal: true, vertical: false).named("circle", in: frames)
        Capsule().fixedSize(horizontal: false, vertical: true).named("capsule", in: frames)
      }
    }
    .expect("ellipse 0 20 10 10 | circle 10 20 10 10 | capsule 20 20 80 10")
  }

  @Test func `a circle in a row takes its square and flexible shapes share the rest`() {
    RecordedView(in: 200, 40) { frames in
      HStack(spacing: 0) {
        Rectangle().named("left", in: frames)
        Circle().named("circle", in: frames)
        Ellipse().named("right", in: frames)
      }
    }
    .expect("left 0 0 80 40 | circle 80 0 40 40 | right 120 0 80 40")
  }

  @Test func `a trimmed or stroked circle keeps the size of a circle`() {
    RecordedView(in: 60, 80) { frames in
      VStack(spacing: 0) {
        Circle().trim(from: 0, to: 0.5).named("trim", in: frames).frame(height: 40)
        Circle().stroke(lineWidth: 9).named("stroke", in: frames).frame(height: 40)
      }
    }
    .expect("trim 10 0 40 40 | stroke 10 40 40 40")
  }

  @Test func `a moved, scaled, turned, transformed, sized or inset circle takes the whole space`() {
    RecordedView(in: 60, 280) { frames in
      VStack(spacing: 0) {
        Circle().offset(x: 1).named("offset", in: frames)
        Circle().scale(0.5).named("scale", in: frames)
        Circle().rotation(.degrees(3)).named("rotation", in: frames)
        Circle().transform(.identity).named("transform", in: frames)
        Circle().size(width: 5, height: 5).named("size", in: frames)
        Circle().inset(by: 2).named("inset", in: frames)
        Circle().strokeBorder(lineWidth: 2).named("strokeBorder", in: frames)
      }
    }
    .expect(
      """
      offset 0 0 60 40 | scale 0 40 60 40 | rotation 0 80 60 40 | transform 0 120 60 40 | size 0 160 60 40 |
      inset 0 200 60 40 | strokeBorder 0 240 60 40
      """)
  }

  @Test func `padding is sixteen points, gaps are eight, a spacer at least eight and a divider one`() {
    RecordedView(in: 100, 100) { frames in
      VStack {
        HStack {
          Color.red.frame(width: 60).named("left", in: frames)
          Spacer().named("spacer", in: frames)
          Color.green.frame(width: 30).named("right", in: frames)
        }
        Divider().named("divider", in: frames)
        Color.blue.named("inner", in: frames).padding()
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    // The row asks for 60 + 8 + 30 points; the divider and the padded colour are offered no width.
    .expect(
      """
      left 1 0 60 41.5 | spacer 61 20.75 8 0 | right 69 0 30 41.5 | divider 45 49.5 10 1 | inner 45 74.5 10 9.5
      """)
  }

  @Test func `what stands behind, in front or around a view as a border never changes its size`() {
    RecordedView(in: 100, 100) { frames in
      Color.red.frame(width: 20, height: 10)
        .background { Color.green.named("behind", in: frames) }
        .overlay { Color.blue.frame(width: 40, height: 30).named("front", in: frames) }
        .border(Color.black, width: 30)
        .clipShape(Circle()).cornerRadius(9).opacity(0.5).clipped()
        .named("all", in: frames)
    }
    .expect("behind 40 45 20 10 | front 30 35 40 30 | all 40 45 20 10")
  }

  @Test func `a border is the line along the rectangle inset by half its width`() {
    let size = CGSize(width: 50, height: 30)
    let border = HostedView(Color.clear.border(Color.red, width: 4), size: size).drawing
    let line = HostedView(Color.clear.overlay { Rectangle().inset(by: 2).stroke(Color.red, lineWidth: 4) }, size: size)
    #expect(border.marks.last == line.drawing.marks.last)
    #expect(border.marks.count == line.drawing.marks.count)
  }

  @Test func `layout rounds nothing to pixels`() {
    RecordedView(in: 100, 100) { frames in
      HStack(spacing: 0.1) {
        Color.red.frame(width: 10.3, height: 7.7).named("a", in: frames)
        Color.green.frame(width: 1 / 3, height: 1).named("b", in: frames)
      }
    }
    .expect("a 44.633333333 46.15 10.3 7.7 | b 55.033333333 49.5 0.333333333 1")
  }

  @Test func `shapes that mirror are drawn mirrored where lines run from right to left`() {
    let arrow = Path(CGRect(x: 10, y: 0, width: 20, height: 10))
    let size = CGSize(width: 100, height: 10)
    func drawing(_ view: some View) -> [Box] {
      HostedView(view.environment(\.layoutDirection, .rightToLeft), size: size).drawing.marks.map { mark in
        if case .fill(let outline, _) = mark.content { outline.bounds } else { .null }
      }
    }
    #expect(drawing(arrow) == [Box(x: 70, y: 0, width: 20, height: 10)])
    #expect(drawing(Fixed()) == [Box(x: 10, y: 0, width: 20, height: 10)])
    for shape in [Rectangle(), Circle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 2)] as [any Shape] {
      #expect(shape.layoutDirectionBehavior == .fixed, "\(shape)")
    }
    #expect(UnevenRoundedRectangle(topLeadingRadius: 2).layoutDirectionBehavior == .mirrors)
  }

  private struct Fixed: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Path(CGRect(x: 10, y: 0, width: 20, height: 10)) }
  }

  @Test func `offsets and positions are mirrored, and points of gradients are not`() {
    func bounds(_ view: some View) -> [Box] {
      let size = CGSize(width: 100, height: 20)
      return HostedView(view.environment(\.layoutDirection, .rightToLeft), size: size).drawing.marks.map { mark in
        if case .fill(let outline, _) = mark.content { outline.bounds } else { .null }
      }
    }
    let square = Rectangle().frame(width: 20, height: 20)
    #expect(bounds(square.offset(x: 15)) == [Box(x: 25, y: 0, width: 20, height: 20)])
    #expect(bounds(square.position(x: 15, y: 10)) == [Box(x: 75, y: 0, width: 20, height: 20)])
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      .environment(\.layoutDirection, .rightToLeft)
    let paint = HostedView(gradient, size: CGSize(width: 100, height: 20)).drawing.marks.first?.paint
    guard case .linear(_, let from, let to) = paint else {
      Issue.record("\(String(describing: paint)) is no gradient along a line")
      return
    }
    #expect(from.x == 0 && to.x == 100)
  }

  @Test func `a container that changes its layout keeps what its views keep`() {
    final class Direction: ObservableObject { @Published var isVertical = false }

    struct Kept: View {
      @State private var width: CGFloat
      init(_ width: CGFloat) { _width = State(initialValue: width) }
      var body: some View { Color.red.frame(width: width, height: 10) }
    }

    struct Turning: View {
      @ObservedObject var direction: Direction
      let frames: RecordedFrames

      var body: some View {
        let layout =
          direction.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout { Kept(direction.isVertical ? 50 : 20).named("kept", in: frames) }
      }
    }

    let direction = Direction()
    let view = RecordedView(in: 100, 10) { frames in Turning(direction: direction, frames: frames) }
    view.expect("kept 40 0 20 10")
    direction.isVertical = true
    view.expect("kept 40 0 20 10")
  }
}
