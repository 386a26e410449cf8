import Geometry
import Testing

@testable import Drawing
@testable import SwiftUI

@MainActor
@Suite struct ShowingTests {
  @Test func `a shape is asked in a rectangle at the origin, wherever its view stands`() {
    struct Asked: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.maxX, height: rect.maxY)) }
    }
    let marks = drawing(of: Asked().frame(width: 20, height: 10).padding(.leading, 30)).marks
    #expect(marks.map(\.box) == [Box(x: 55, y: 45, width: 20, height: 10)])
  }

  @Test func `equal pictures are equal whatever modifiers made them`() {
    let square = Rectangle().frame(width: 20, height: 20)
    let pairs: [(any View, any View)] = [
      (square.offset(x: 10), square.padding(.leading, 20)),
      (Color.red, Rectangle().fill(.red)),
      (Color.red.opacity(0.5), Rectangle().fill(.red).opacity(0.5)),
      (Rectangle().foregroundStyle(.blue), Rectangle().fill(Color.blue)),
      (Rectangle().foregroundColor(.blue), Color.blue),
      (square.background(.red), square.overlay { EmptyView() }.background { Color.red }),
      (Color.red.clipped(), Color.red.mask { Rectangle().fill(.black) }),
      (Color.red.clipShape(Circle()), Color.red.mask { Circle().fill(.black) }),
      (Color.red.cornerRadius(8), Color.red.clipShape(RoundedRectangle(cornerRadius: 8))),
      (Circle().stroke(lineWidth: 4), Circle().stroke(style: StrokeStyle(lineWidth: 4, dash: []))),
      (Circle().stroke(lineWidth: 4), AnyShape(Circle()).stroke(.foreground, lineWidth: 4)),
      (square.border(.red, width: 2), square.overlay { Rectangle().inset(by: 1).stroke(.red, lineWidth: 2) }),
      (square.scaleEffect(2), Rectangle().frame(width: 40, height: 40)),
      (square.rotationEffect(.zero), square),
      (square.hidden(), square.opacity(0)),
      (AnyView(square), square),
      (Group { square }, square),
      (ZStack { square }, square),
      (square.modifier(EmptyModifier()), square),
      (square.zIndex(3), square),
      (VStack { square }.fixedSize(), square),
      (Rectangle().frame(width: 20, height: 20).opacity(0.5).opacity(0.5), square.opacity(0.25)),
    ]
    for (number, (one, other)) in pairs.enumerated() {
      #expect(
        drawing(of: AnyView(erasing: one)).marks == drawing(of: AnyView(erasing: other)).marks,
        "pair \(number)")
    }
  }

  @Test func `different pictures are different`() {
    let square = Rectangle().frame(width: 20, height: 20)
    let views: [any View] = [
      square, square.offset(x: 1), square.opacity(0.5), square.foregroundStyle(.red), square.border(.red),
      square.clipShape(Circle()), Circle().stroke(lineWidth: 4), Circle().stroke(lineWidth: 5),
      Circle().strokeBorder(lineWidth: 4), Text("a"), Text("b"), Image("a"), square.rotationEffect(.degrees(10)),
    ]
    let drawings = views.map { drawing(of: AnyView(erasing: $0)) }
    #expect(Set(drawings).count == drawings.count)
  }

  @Test func `a line that is stretched becomes the outline of its area`() throws {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]) }
    let scaled = drawing(of: line.stroke(lineWidth: 10).scaleEffect(x: 1, y: 2))
    guard case .fill(let outline, .nonZero) = try #require(scaled.marks.first).content else {
      Issue.record("no fill")
      return
    }
    #expect(outline.bounds == Box(x: 0, y: 40, width: 100, height: 20))
    let doubled = drawing(of: line.stroke(lineWidth: 10).scaleEffect(2))
    guard case .stroke(_, let style) = try #require(doubled.marks.first).content else {
      Issue.record("no stroke")
      return
    }
    #expect(style.stroke.width == 20)
  }

  @Test func `views are painted in the order of their numbers, and in source order where these are the same`() {
    let view = ZStack {
      Color.red.zIndex(1)
      Color.green
      Color.blue
    }
    let paints = drawing(of: view).marks.map(\.paint)
    let expected = [Color.green, .blue, .red].map { color in drawing(of: color).marks[0].paint }
    #expect(paints == expected)
  }

  @Test func `opacity of several marks is that of their layer`() throws {
    let overlapping = ZStack {
      Color.red
      Circle()
    }
    let mark = try #require(drawing(of: overlapping.opacity(0.5)).marks.first)
    guard case .layer(let inner, let opacity) = mark.content else {
      Issue.record("no layer")
      return
    }
    #expect(inner == drawing(of: overlapping).marks)
    #expect(opacity == 0.5)
  }

  @Test func `shapes inside a container adapt to its shape`() {
    let view = ContainerRelativeShape()
      .padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    let expected = RoundedRectangle(cornerRadius: 20, style: .circular).padding(10)
    #expect(drawing(of: view) == drawing(of: expected))
  }

  @Test func `a reader of geometry takes the space and starts at its upper leading corner`() {
    let view = GeometryReader { proxy in
      Rectangle().frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
    }
    #expect(drawing(of: view, 200, 100).marks.map(\.box) == [Box(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test func `frames are told in the coordinates that are asked for`() {
    final class Frames { var told: [CGRect] = [] }
    let frames = Frames()
    let view = GeometryReader { proxy in
      let _ =
        frames.told = [
          proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("card")),
          proxy.bounds(of: .named("card")) ?? .null,
        ]
      Color.red
    }
    .frame(width: 20, height: 30)
    .padding(5)
    .coordinateSpace(.named("card"))
    _ = drawing(of: view)
    #expect(
      frames.told == [
        CGRect(x: 0, y: 0, width: 20, height: 30), CGRect(x: 40, y: 35, width: 20, height: 30),
        CGRect(x: 5, y: 5, width: 20, height: 30), CGRect(x: -5, y: -5, width: 30, height: 40),
      ])
  }

  @Test func `measures that are none are passed over`() {
    let plain = drawing(of: Rectangle())
    let measures: [CGFloat] = [-1, .nan, -.infinity]
    for measure in measures {
      #expect(drawing(of: Rectangle().frame(width: measure, height: measure)) == plain)
      #expect(drawing(of: Rectangle().frame(minWidth: measure, maxHeight: measure)) == plain)
    }
    let lengths: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    for length in lengths {
      _ = drawing(
        of: Rectangle().padding(length).rotationEffect(.degrees(Double(length))).offset(x: length).scaleEffect(length))
      _ = drawing(
        of: HStack(spacing: length) {
          Text("a"); Circle(); Spacer(minLength: length); Divider()
        })
      _ = drawing(of: Rectangle().aspectRatio(length, contentMode: .fit).position(x: length, y: length))
    }
  }

  @Test func `more than ten views, branches and optional views stand in the same braces`() {
    let isOn = true
    let some: Int? = 3
    let view = VStack(spacing: 0) {
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      Color.red
      if isOn { Color.red } else { Circle() }
      if let some { ForEach(0..<some, id: \.self) { _ in Color.red } }
      switch some {
      case 3: Color.red
      default: EmptyView()
      }
      if #available(macOS 10, *) { Color.red }
    }
    #expect(drawing(of: view).marks.count == 16)
  }
}
