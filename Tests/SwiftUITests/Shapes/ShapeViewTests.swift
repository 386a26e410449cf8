import SwiftUI
import Testing

@Suite struct ShapeViewTests {
  @Test func `filling and stroking give Apple's types`() {
    #expect(type(of: Circle().fill()) == _ShapeView<Circle, ForegroundStyle>.self)
    #expect(type(of: Circle().fill(.red)) == _ShapeView<Circle, Color>.self)
    #expect(type(of: Circle().stroke(.red)) == StrokeShapeView<Circle, Color, EmptyView>.self)
    #expect(type(of: Circle().strokeBorder()) == StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>.self)
    #expect(type(of: Circle().body) == _ShapeView<Circle, ForegroundStyle>.self)
    #expect(
      type(of: Circle().fill(.red).stroke(.blue, lineWidth: 2))
        == StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>>.self)
    #expect(
      type(of: Circle().stroke(.blue).fill(.red))
        == FillShapeView<Circle, Color, StrokeShapeView<Circle, Color, EmptyView>>.self)
  }

  @Test func `a view of a shape keeps what it was given`() {
    let style = StrokeStyle(lineWidth: 5, dash: [30, 10])
    let view = RoundedRectangle(cornerRadius: 20).fill(.red, style: FillStyle(eoFill: true))
      .strokeBorder(.blue, style: style, antialiased: false)
    #expect(view.shape.cornerSize.width == 20 && view.style == .blue && view.strokeStyle == style)
    #expect(!view.isAntialiased && view.background.style == .red && view.background.fillStyle.isEOFilled)
    #expect(Circle().stroke(.red, lineWidth: 3).strokeStyle == StrokeStyle(lineWidth: 3))
  }

  @Test func `only what Apple's declares can draw a border inside itself`() {
    #expect((Circle().offset(x: 1) as Any) is any InsettableShape)
    #expect((Circle().rotation(.zero) as Any) is any InsettableShape)
    #expect(((Circle().scale(1) as Any) is any InsettableShape) == false)
    #expect(((AnyShape(Circle()) as Any) is any InsettableShape) == false)
    #expect(((Path() as Any) is any InsettableShape) == false)
    #expect(((Triangle().offset(x: 1) as Any) is any InsettableShape) == false)
  }
}
