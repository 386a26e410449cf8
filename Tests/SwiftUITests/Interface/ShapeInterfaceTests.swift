import SwiftUI
import Testing

/// A shape that says only what it must.
private struct Bar: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Every call of Shape, with and without its default arguments.
@Suite struct ShapeInterfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
  func text(_ shape: some Shape) -> String { shape.path(in: rect).description }

  @Test func `a shape needs a path only`() {
    #expect(Bar.role == .fill)
    #expect(Bar().layoutDirectionBehavior == .mirrors)
    #expect(Bar().sizeThatFits(ProposedViewSize(width: 7, height: nil)) == CGSize(width: 7, height: 10))
    #expect(Bar.AnimatableData.self == EmptyAnimatableData.self)
    #expect(type(of: Bar().body) == _ShapeView<Bar, ForegroundStyle>.self)
    #expect(Bar().body.fillStyle == FillStyle())
  }

  @Test func `roles and behaviours have three and two values`() {
    #expect(Set([ShapeRole.fill, .stroke, .separator]).count == 3)
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
    #expect(Set([LayoutDirectionBehavior.fixed, .mirrors, .mirrors(in: .leftToRight)]).count == 3)
  }

  @Test func `a shape is moved by a size, a point or two numbers that default to zero`() {
    #expect(type(of: Bar().offset(x: 1)) == OffsetShape<Bar>.self)
    #expect(Bar().offset().offset == .zero)
    #expect(Bar().offset(x: 1).offset == CGSize(width: 1, height: 0))
    #expect(Bar().offset(y: 2).offset == CGSize(width: 0, height: 2))
    #expect(Bar().offset(x: 1, y: 2).offset == CGSize(width: 1, height: 2))
    #expect(Bar().offset(CGSize(width: 1, height: 2)).offset == CGSize(width: 1, height: 2))
    #expect(Bar().offset(CGPoint(x: 1, y: 2)).offset == CGSize(width: 1, height: 2))
  }

  @Test func `a shape is scaled by one or two factors about its centre`() {
    #expect(type(of: Bar().scale(2)) == ScaledShape<Bar>.self)
    #expect(Bar().scale(2).scale == CGSize(width: 2, height: 2) && Bar().scale(2).anchor == .center)
    #expect(Bar().scale(2, anchor: .top).anchor == .top)
    #expect(Bar().scale().scale == CGSize(width: 1, height: 1) && Bar().scale().anchor == .center)
    #expect(Bar().scale(x: 2).scale == CGSize(width: 2, height: 1))
    #expect(Bar().scale(y: 3).scale == CGSize(width: 1, height: 3))
    #expect(Bar().scale(x: 2, y: 3, anchor: .leading).anchor == .leading)
  }

  @Test func `a shape is turned about its centre, transformed and given a size`() {
    #expect(type(of: Bar().rotation(.degrees(5))) == RotatedShape<Bar>.self)
    #expect(Bar().rotation(.degrees(5)).anchor == .center && Bar().rotation(.degrees(5)).angle == .degrees(5))
    #expect(Bar().rotation(.zero, anchor: .bottom).anchor == .bottom)
    let shift = CGAffineTransform(translationX: 1, y: 2)
    #expect(type(of: Bar().transform(shift)) == TransformedShape<Bar>.self)
    #expect(Bar().transform(shift).transform == shift)
    #expect(text(Bar().size(CGSize(width: 4, height: 5))) == "10 20 m 14 20 l 14 25 l 10 25 l h")
    #expect(text(Bar().size(width: 4, height: 5)) == text(Bar().size(CGSize(width: 4, height: 5))))
  }

  @Test func `a shape is trimmed from zero to one`() {
    #expect(text(Bar().trim()) == text(Bar()))
    #expect(text(Bar().trim(from: 0.5)) == text(Bar().trim(from: 0.5, to: 1)))
    #expect(text(Bar().trim(to: 0.5)) == text(Bar().trim(from: 0, to: 0.5)))
    #expect(text(Bar().trim(to: 0.5)) != text(Bar()))
  }

  @Test func `a stroke without a colour is a shape, one point wide`() {
    let dashed = StrokeStyle(lineWidth: 3, dash: [2])
    #expect(type(of: Bar().stroke()) == _StrokedShape<Bar>.self)
    #expect(text(Bar().stroke()) == text(Bar().stroke(lineWidth: 1)))
    #expect(text(Bar().stroke(lineWidth: 3)) == text(Bar().stroke(style: StrokeStyle(lineWidth: 3))))
    #expect(text(Bar().stroke(style: dashed)) == Path(rect).strokedPath(dashed).description)
    #expect(type(of: Bar().stroke(lineWidth: 3).fill(.red)) == _ShapeView<_StrokedShape<Bar>, Color>.self)
    #expect(type(of: Bar().stroke(style: dashed).trim(to: 0.5)) == _TrimmedShape<_StrokedShape<Bar>>.self)
  }

  @Test func `filling gives the view that Apple's gives`() {
    typealias Filled = _ShapeView<Bar, ForegroundStyle>
    #expect(type(of: Bar().fill()) == Filled.self)
    #expect(type(of: Bar().fill(style: FillStyle(eoFill: true))) == Filled.self)
    #expect(type(of: Bar().fill(.red)) == _ShapeView<Bar, Color>.self)
    #expect(type(of: Bar().fill(Color.red)) == _ShapeView<Bar, Color>.self)
    #expect(
      type(of: Bar().fill(.linearGradient(colors: [], startPoint: .top, endPoint: .bottom)))
        == _ShapeView<Bar, LinearGradient>.self)
    #expect(type(of: Bar().fill(.tertiary)) == _ShapeView<Bar, HierarchicalShapeStyle>.self)
    #expect(Bar().fill(.red).fillStyle == FillStyle(eoFill: false, antialiased: true))
    #expect(Bar().fill(.red, style: FillStyle(eoFill: true)).fillStyle.isEOFilled)
    #expect(Bar().fill(style: FillStyle(eoFill: true)).fillStyle.isEOFilled)
  }

  @Test func `static members name the predefined shapes`() {
    func name<S: Shape>(_ shape: S) -> String { "\(S.self)" }
    #expect(name(.rect) == "Rectangle")
    #expect(name(.rect(cornerSize: CGSize(width: 3, height: 4))) == "RoundedRectangle")
    #expect(name(.rect(cornerRadius: 5)) == "RoundedRectangle")
    #expect(name(.rect(cornerRadii: RectangleCornerRadii(topLeading: 5))) == "UnevenRoundedRectangle")
    #expect(name(.rect(topLeadingRadius: 5)) == "UnevenRoundedRectangle")
    #expect(name(.capsule) == "Capsule" && name(.capsule(style: .circular)) == "Capsule")
    #expect(name(.ellipse) == "Ellipse" && name(.circle) == "Circle")
    #expect(name(.containerRelative) == "ContainerRelativeShape" && name(.buttonBorder) == "ButtonBorderShape")
  }

  @Test func `static members have the defaults of the shapes' own initialisers`() {
    let size = CGSize(width: 3, height: 4)
    let radii = RectangleCornerRadii(topLeading: 5)
    func rounded(_ shape: RoundedRectangle) -> RoundedRectangle { shape }
    func uneven(_ shape: UnevenRoundedRectangle) -> UnevenRoundedRectangle { shape }
    func capsule(_ shape: Capsule) -> Capsule { shape }
    #expect(rounded(.rect(cornerSize: size)).style == .continuous)
    #expect(rounded(.rect(cornerSize: size, style: .circular)).style == .circular)
    #expect(rounded(.rect(cornerSize: size)).cornerSize == size)
    #expect(rounded(.rect(cornerRadius: 5)).style == .continuous)
    #expect(rounded(.rect(cornerRadius: 5, style: .circular)).style == .circular)
    #expect(rounded(.rect(cornerRadius: 5)).cornerSize == CGSize(width: 5, height: 5))
    #expect(uneven(.rect(cornerRadii: radii)).style == .continuous)
    #expect(uneven(.rect(cornerRadii: radii, style: .circular)).style == .circular)
    #expect(uneven(.rect(topLeadingRadius: 5)).cornerRadii == radii)
    #expect(uneven(.rect(topLeadingRadius: 5)).style == .continuous)
    #expect(uneven(.rect(bottomLeadingRadius: 5)).cornerRadii == RectangleCornerRadii(bottomLeading: 5))
    #expect(uneven(.rect(bottomTrailingRadius: 5)).cornerRadii == RectangleCornerRadii(bottomTrailing: 5))
    #expect(uneven(.rect(topTrailingRadius: 5, style: .circular)).cornerRadii == RectangleCornerRadii(topTrailing: 5))
    #expect(capsule(.capsule).style == .continuous && capsule(.capsule(style: .circular)).style == .circular)
  }
}
