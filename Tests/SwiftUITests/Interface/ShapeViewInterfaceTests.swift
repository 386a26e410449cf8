import SwiftUI
import Testing

/// Every call that makes a view of a shape, with and without its default arguments.
@Suite struct ShapeViewInterfaceTests {
  typealias Disc = _ShapeView<Circle, Color>
  let dashed = StrokeStyle(lineWidth: 3, dash: [2])
  let disc = Circle().fill(.red)

  @Test func `a stroke is one point wide and smooth`() {
    #expect(type(of: Circle().stroke(.blue)) == StrokeShapeView<Circle, Color, EmptyView>.self)
    #expect(type(of: Circle().stroke(.blue, style: dashed)) == StrokeShapeView<Circle, Color, EmptyView>.self)
    #expect(Circle().stroke(.blue).strokeStyle == StrokeStyle(lineWidth: 1))
    #expect(Circle().stroke(.blue).isAntialiased)
    #expect(Circle().stroke(.blue, lineWidth: 4).strokeStyle == StrokeStyle(lineWidth: 4))
    #expect(!Circle().stroke(.blue, antialiased: false).isAntialiased)
    #expect(!Circle().stroke(.blue, lineWidth: 4, antialiased: false).isAntialiased)
    #expect(Circle().stroke(.blue, style: dashed).strokeStyle == dashed)
    #expect(Circle().stroke(.blue, style: dashed).isAntialiased)
    #expect(!Circle().stroke(.blue, style: dashed, antialiased: false).isAntialiased)
    #expect(Circle().stroke(.blue).style == .blue)
  }

  @Test func `a border is one point wide, smooth and in the foreground style`() {
    typealias Border = StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>
    #expect(type(of: Circle().strokeBorder()) == Border.self)
    #expect(type(of: Circle().strokeBorder(lineWidth: 2)) == Border.self)
    #expect(type(of: Circle().strokeBorder(style: dashed)) == Border.self)
    #expect(type(of: Circle().strokeBorder(antialiased: false)) == Border.self)
    #expect(type(of: Circle().strokeBorder(.red)) == StrokeBorderShapeView<Circle, Color, EmptyView>.self)
    #expect(Circle().strokeBorder().strokeStyle == StrokeStyle(lineWidth: 1) && Circle().strokeBorder().isAntialiased)
    #expect(Circle().strokeBorder(.red, lineWidth: 2).strokeStyle == StrokeStyle(lineWidth: 2))
    #expect(!Circle().strokeBorder(.red, lineWidth: 2, antialiased: false).isAntialiased)
    #expect(Circle().strokeBorder(.red, style: dashed).strokeStyle == dashed)
    #expect(Circle().strokeBorder(style: dashed).strokeStyle == dashed)
    #expect(!Circle().strokeBorder(.red, style: dashed, antialiased: false).isAntialiased)
    #expect(!Circle().strokeBorder(style: dashed, antialiased: false).isAntialiased)
    #expect(!Circle().strokeBorder(lineWidth: 2, antialiased: false).isAntialiased)
  }

  @Test func `filling a view of a shape fills on top of it`() {
    #expect(type(of: disc.fill()) == FillShapeView<Circle, ForegroundStyle, Disc>.self)
    #expect(type(of: disc.fill(.blue)) == FillShapeView<Circle, Color, Disc>.self)
    #expect(disc.fill(.blue).fillStyle == FillStyle() && disc.fill(.blue).style == .blue)
    #expect(disc.fill(.blue, style: FillStyle(eoFill: true)).fillStyle.isEOFilled)
    #expect(disc.fill(style: FillStyle(eoFill: true)).fillStyle.isEOFilled)
    #expect(disc.fill(.blue).background.style == .red)
  }

  @Test func `stroking a view of a shape strokes on top of it`() {
    #expect(type(of: disc.stroke(.blue)) == StrokeShapeView<Circle, Color, Disc>.self)
    #expect(disc.stroke(.blue).strokeStyle == StrokeStyle(lineWidth: 1) && disc.stroke(.blue).isAntialiased)
    #expect(disc.stroke(.blue, lineWidth: 4).strokeStyle == StrokeStyle(lineWidth: 4))
    #expect(!disc.stroke(.blue, lineWidth: 4, antialiased: false).isAntialiased)
    #expect(disc.stroke(.blue, style: dashed).strokeStyle == dashed && disc.stroke(.blue, style: dashed).isAntialiased)
    #expect(!disc.stroke(.blue, style: dashed, antialiased: false).isAntialiased)
    #expect(disc.stroke(.blue).background.style == .red)
  }

  @Test func `a border on a view of a shape lies on top of it`() {
    #expect(type(of: disc.strokeBorder()) == StrokeBorderShapeView<Circle, ForegroundStyle, Disc>.self)
    #expect(type(of: disc.strokeBorder(.blue)) == StrokeBorderShapeView<Circle, Color, Disc>.self)
    #expect(disc.strokeBorder().strokeStyle == StrokeStyle(lineWidth: 1) && disc.strokeBorder().isAntialiased)
    #expect(disc.strokeBorder(lineWidth: 4).strokeStyle == StrokeStyle(lineWidth: 4))
    #expect(!disc.strokeBorder(.blue, lineWidth: 4, antialiased: false).isAntialiased)
    #expect(disc.strokeBorder(.blue, style: dashed).strokeStyle == dashed)
    #expect(disc.strokeBorder(style: dashed).isAntialiased)
    #expect(!disc.strokeBorder(style: dashed, antialiased: false).isAntialiased)
    #expect(disc.strokeBorder().background.style == .red)
  }

  @Test func `views of shapes can be made and changed by hand`() {
    #expect(_ShapeView(shape: Circle(), style: Color.red).fillStyle == FillStyle())
    var filled = _ShapeView(shape: Capsule(), style: Color.red, fillStyle: FillStyle(eoFill: true))
    #expect(filled.fillStyle.isEOFilled)
    (filled.shape, filled.style, filled.fillStyle) = (Capsule(style: .circular), .blue, FillStyle())
    #expect(filled.shape.style == .circular && filled.style == .blue && !filled.fillStyle.isEOFilled)

    var again = FillShapeView(shape: Circle(), style: Color.red, fillStyle: FillStyle(), background: EmptyView())
    (again.style, again.fillStyle.isEOFilled) = (.blue, true)
    #expect(again.style == .blue && again.fillStyle.isEOFilled)

    var stroked = StrokeShapeView(
      shape: Circle(), style: Color.red, strokeStyle: dashed, isAntialiased: true, background: EmptyView())
    (stroked.strokeStyle, stroked.isAntialiased) = (StrokeStyle(), false)
    #expect(stroked.strokeStyle == StrokeStyle() && !stroked.isAntialiased && stroked.style == .red)

    var border = StrokeBorderShapeView(
      shape: Circle(), style: Color.red, strokeStyle: dashed, isAntialiased: true, background: EmptyView())
    (border.strokeStyle, border.isAntialiased) = (StrokeStyle(), false)
    #expect(border.strokeStyle == StrokeStyle() && !border.isAntialiased && border.style == .red)
  }

  @Test func `every view of a shape tells its shape`() {
    func shape<S: Shape>(of view: some ShapeView<S>) -> S { view.shape }
    let pill = Capsule(style: .circular)
    #expect(shape(of: pill.fill(.red)).style == .circular)
    #expect(shape(of: pill.fill(.red).fill(.blue)).style == .circular)
    #expect(shape(of: pill.stroke(.red)).style == .circular)
    #expect(shape(of: pill.strokeBorder()).style == .circular)
  }
}
