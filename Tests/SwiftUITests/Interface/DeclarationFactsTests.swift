import SwiftUI
import Testing

/// A shape that is a separator and is never mirrored.
private struct Rule: Shape {
  static var role: ShapeRole { .separator }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The facts about Apple's declarations that are easy to miss; those about what does not compile are snippets.
@Suite struct DeclarationFactsTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
  let offer = ProposedViewSize(width: 60, height: 40)

  @Test func `every rounded rectangle is continuous by default`() {
    let (size, radii) = (CGSize(width: 9, height: 9), RectangleCornerRadii(topLeading: 9))
    let shapes: [(any Shape, any Shape)] = [
      (RoundedRectangle(cornerRadius: 9), RoundedRectangle(cornerRadius: 9, style: .continuous)),
      (UnevenRoundedRectangle(cornerRadii: radii), UnevenRoundedRectangle(cornerRadii: radii, style: .continuous)),
      (Capsule(), Capsule(style: .continuous)),
      (.rect(cornerRadius: 9), .rect(cornerRadius: 9, style: .continuous)),
      (Path(roundedRect: rect, cornerSize: size), Path(roundedRect: rect, cornerSize: size, style: .continuous)),
      (
        Path { $0.addRoundedRect(in: rect, cornerSize: size) },
        Path { $0.addRoundedRect(in: rect, cornerSize: size, style: .continuous) }
      ),
    ]
    for (plain, continuous) in shapes { #expect(plain.path(in: rect) == continuous.path(in: rect)) }
  }

  @Test func `a path is a shape that ignores the rectangle`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.path(in: rect) == path && path.path(in: .null) == path)
    #expect(path.sizeThatFits(offer) == CGSize(width: 60, height: 40))
  }

  @Test func `filling with a named style gives a concrete view`() {
    #expect(type(of: Circle().fill(.red)) == _ShapeView<Circle, Color>.self)
    #expect(type(of: Circle().stroke(.red)) == StrokeShapeView<Circle, Color, EmptyView>.self)
    #expect(type(of: Circle().strokeBorder(.red)) == StrokeBorderShapeView<Circle, Color, EmptyView>.self)
  }

  @Test func `a stroke without a colour is a shape, one with a colour a view`() {
    #expect(type(of: Circle().stroke()) == _StrokedShape<Circle>.self)
    #expect(type(of: Circle().stroke(lineWidth: 2)) == _StrokedShape<Circle>.self)
    #expect(type(of: Circle().stroke(style: StrokeStyle())) == _StrokedShape<Circle>.self)
    #expect(type(of: Circle().stroke(.red, lineWidth: 2)) == StrokeShapeView<Circle, Color, EmptyView>.self)
  }

  @Test func `fill() and strokeBorder() are in the foreground style`() {
    #expect(type(of: Circle().fill()) == _ShapeView<Circle, ForegroundStyle>.self)
    #expect(type(of: Circle().strokeBorder()) == StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>.self)
  }

  @Test func `a stroke after a fill has the filled view for a background`() {
    typealias Filled = _ShapeView<Circle, Color>
    #expect(type(of: Circle().fill(.red).stroke(.blue)) == StrokeShapeView<Circle, Color, Filled>.self)
    #expect(type(of: Circle().fill(.red).strokeBorder(.blue)) == StrokeBorderShapeView<Circle, Color, Filled>.self)
  }

  @Test func `circles, erased, stroked and trimmed shapes keep their size, other wrappers take the whole proposal`() {
    let (square, whole) = (CGSize(width: 40, height: 40), CGSize(width: 60, height: 40))
    #expect(Circle().sizeThatFits(offer) == square && AnyShape(Circle()).sizeThatFits(offer) == square)
    #expect(Circle().trim(to: 0.5).sizeThatFits(offer) == square)
    #expect(Circle().stroke(lineWidth: 20).sizeThatFits(offer) == square)
    #expect(Circle().offset(x: 1).sizeThatFits(offer) == whole && Circle().scale(1).sizeThatFits(offer) == whole)
    #expect(Circle().rotation(.zero).sizeThatFits(offer) == whole)
    #expect(Circle().transform(.identity).sizeThatFits(offer) == whole)
    #expect(Circle().size(width: 1, height: 1).sizeThatFits(offer) == whole)
    #expect(Circle().inset(by: 2).sizeThatFits(offer) == whole)
  }

  @Test func `wrappers have the role of the shape in them, a stroke is a stroke and an erased shape a fill`() {
    #expect(OffsetShape<Rule>.role == .separator && ScaledShape<Rule>.role == .separator)
    #expect(RotatedShape<Rule>.role == .separator && TransformedShape<Rule>.role == .separator)
    #expect(_SizedShape<Rule>.role == .separator && _TrimmedShape<Rule>.role == .separator)
    #expect(_StrokedShape<Rule>.role == .stroke && OffsetShape<_StrokedShape<Rule>>.role == .stroke)
    #expect(AnyShape.role == .fill && Circle.role == .fill && Path.role == .fill)
  }

  @Test func `symmetric shapes are never mirrored, uneven and erased ones and paths are`() {
    let fixed: [any Shape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 1), Capsule(), Ellipse(), Circle(), Rule(), Rule().offset(x: 1),
      Rule().scale(1), Rule().rotation(.zero), Rule().transform(.identity), Rule().size(width: 1, height: 1),
      Rule().trim(), Rule().stroke(), Circle().inset(by: 1), Rectangle().inset(by: 1),
    ]
    for shape in fixed { #expect(shape.layoutDirectionBehavior == .fixed) }
    let mirrored: [any Shape] = [
      UnevenRoundedRectangle(), Path(), AnyShape(Rule()), UnevenRoundedRectangle().inset(by: 1),
      ContainerRelativeShape(), ButtonBorderShape.capsule,
    ]
    for shape in mirrored { #expect(shape.layoutDirectionBehavior == .mirrors) }
  }

  @Test func `a capsule's inset is off by no more than a unit in the last place`() {
    let (inset, expected) = (
      Capsule().inset(by: 0.1).path(in: rect), Capsule().path(in: rect.insetBy(dx: 0.1, dy: 0.1))
    )
    #expect(inset.description == expected.description)
    #expect(abs(inset.boundingRect.width - expected.boundingRect.width) <= 1e-12)
  }

  @Test func `a view is erased by both initialisers`() {
    #expect(type(of: AnyView(Text("a"))) == type(of: AnyView(erasing: Text("a"))))
    #expect("\(AnyView(AnyView(Text("a"))))" == "\(AnyView(erasing: Text("a")))")
  }

  @Test @MainActor func `a builder takes more than ten views`() {
    @ViewBuilder func many() -> some View {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    #expect(
      type(of: many()) == TupleView<(Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text)>.self)
    #expect(type(of: ViewBuilder.buildIf(Text("a"))) == Text?.self)
    #expect(type(of: ViewBuilder.buildLimitedAvailability(Text("a"))) == AnyView.self)
    #expect(type(of: ViewBuilder.buildBlock()) == EmptyView.self)
  }

  // What is inside these views has no public names; what they print has all their parts.
  @Test func `cornerRadius clips to continuous corners`() {
    let view = "\(Text("a").cornerRadius(5))"
    let (continuous, circular) = (
      RoundedRectangle(cornerRadius: 5), RoundedRectangle(cornerRadius: 5, style: .circular)
    )
    #expect(view == "\(Text("a").clipShape(continuous, style: FillStyle(antialiased: true)))")
    #expect(view != "\(Text("a").clipShape(circular, style: FillStyle(antialiased: true)))")
    #expect(
      "\(Text("a").cornerRadius(5, antialiased: false))"
        == "\(Text("a").clipShape(continuous, style: FillStyle(antialiased: false)))")
  }

  @Test func `clipped() clips to the frame with hard edges`() {
    #expect("\(Text("a").clipped())" == "\(Text("a").clipShape(Rectangle(), style: FillStyle(antialiased: false)))")
    #expect("\(Text("a").clipped(antialiased: true))" == "\(Text("a").clipShape(Rectangle()))")
  }

  @Test func `border() is an inner border of the frame, one point wide`() {
    #expect(
      "\(Text("a").border(.red, width: 2))" == "\(Text("a").overlay(Rectangle().strokeBorder(.red, lineWidth: 2)))")
    #expect("\(Text("a").border(.red))" == "\(Text("a").border(.red, width: 1))")
  }

  @Test func `nil stands for the system's own spacing`() {
    #expect("\(Text("a").padding())" == "\(Text("a").padding(.all, nil))")
    #expect("\(Text("a").padding(4))" == "\(Text("a").padding(.all, 4))")
    #expect(Spacer().minLength == nil && Spacer(minLength: 3).minLength == 3)
  }

  @Test @MainActor func `a gradient is a view that fills a rectangle, a colour is a view of its own`() {
    let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    #expect(type(of: gradient.body) == _ShapeView<Rectangle, LinearGradient>.self)
    #expect(RadialGradient.Body.self == _ShapeView<Rectangle, RadialGradient>.self)
    #expect(AngularGradient.Body.self == _ShapeView<Rectangle, AngularGradient>.self)
    #expect(Color.Body.self == Never.self)
  }

  @Test func `a view may be compared by its own operator`() {
    #expect(EquatableView(content: Text("a")).content == Text("a"))
    #expect(type(of: Text("a").equatable()) == EquatableView<Text>.self)
  }
}
