import Geometry
import Testing

@testable import Drawing

private let space = Box(x: 0, y: 0, width: 100, height: 100)
private let red = Drawing.Paint.color(Drawing.Color(red: 1, green: 0, blue: 0))

private func square(_ x: Double, _ y: Double, _ side: Double) -> Outline {
  Outline { $0.polygon([Point(x, y), Point(x + side, y), Point(x + side, y + side), Point(x, y + side)]) }
}

private func marks(_ marks: Drawing.Mark...) -> [Drawing.Mark] { Drawing(frame: space, marks: marks).marks }

@Suite struct `The normal form of a drawing` {
  let small = Drawing.Mark(.fill(square(10, 10, 20), .nonZero), paint: red)

  @Test func `dissolves layers that are not translucent`() {
    #expect(marks(.init(.layer([small, .init(.layer([small], opacity: 1))], opacity: 1))) == [small, small])
  }

  @Test func `hands the clips of a layer to its marks`() {
    let clip = Drawing.Clip(square(0, 0, 15))
    #expect(
      marks(.init(.layer([small], opacity: 1), clips: [clip]))
        == [Drawing.Mark(.fill(square(10, 10, 20), .nonZero), paint: red, clips: [clip])])
  }

  @Test func `fades a single mark itself, and keeps a layer of several`() {
    var faded = small
    faded.paint = .color(Drawing.Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(marks(.init(.layer([small], opacity: 0.5))) == [faded])
    #expect(
      marks(.init(.layer([small, small], opacity: 0.5))) == [Drawing.Mark(.layer([small, small], opacity: 0.5))])
  }

  @Test func `leaves out what cannot be seen`() {
    #expect(marks(.init(.fill(square(0, 0, 9), .nonZero), paint: .clear)).isEmpty)
    #expect(marks(.init(.stroke(square(0, 0, 9), .init(Stroke(width: 0))), paint: red)).isEmpty)
    #expect(marks(.init(.text("", square(0, 0, 9)), paint: red)).isEmpty)
    #expect(marks(.init(.layer([small], opacity: 0))).isEmpty)
    #expect(marks(.init(.fill(Outline([Subpath(start: .zero)]), .nonZero), paint: red)).isEmpty)
    #expect(marks(.init(.masked([small], by: []))).isEmpty)
  }

  @Test func `keeps an image, which has colours of its own`() {
    #expect(marks(.init(.image("giraffe", square(0, 0, 9)))).count == 1)
  }

  @Test func `drops clips that cut nothing, and clips that are there twice`() {
    let wide = Drawing.Clip(square(0, 0, 50))
    let narrow = Drawing.Clip(square(0, 0, 15))
    var mark = small
    mark.clips = [wide, narrow, narrow]
    #expect(marks(mark)[0].clips == [narrow])
  }

  @Test func `keeps a clip that a wide line reaches over`() {
    let clip = Drawing.Clip(square(0, 0, 40))
    let line = Drawing.Mark(.stroke(square(10, 10, 20), .init(Stroke(width: 30))), paint: red, clips: [clip])
    #expect(marks(line)[0].clips == [clip])
  }

  @Test func `shows a fill through an outline of its own as the fill`() {
    let circle = Outline { $0.arc(center: Point(50, 50), radius: 20, fromDegrees: 0, sweepDegrees: 360) }
    #expect(marks(.init(.fill(circle, .nonZero), paint: red, clips: [.init(circle)]))[0].clips.isEmpty)
  }

  @Test func `makes a mask of one opaque form a clip`() {
    let mask = Drawing.Mark(.fill(square(0, 0, 15), .nonZero), paint: red)
    #expect(marks(.init(.masked([small], by: [mask])))[0].clips == [Drawing.Clip(square(0, 0, 15))])
  }

  @Test func `forgets dashes that make no pattern, and miter limits of other corners`() {
    func style(_ style: Drawing.LineStyle) -> Drawing.LineStyle? {
      guard case .stroke(_, let style) = marks(.init(.stroke(square(0, 0, 9), style), paint: red))[0].content else {
        return nil
      }
      return style
    }
    #expect(style(.init(Stroke(width: 1), dash: [0, 0], dashPhase: 3)) == .init(Stroke(width: 1)))
    #expect(style(.init(Stroke(width: 1, join: .round, miterLimit: 4))) == .init(Stroke(width: 1, join: .round)))
    #expect(style(.init(Stroke(width: 1, miterLimit: 4))) == .init(Stroke(width: 1, miterLimit: 4)))
  }

  @Test func `takes coordinates that differ by rounding for the same`() {
    let a = Drawing(frame: space, marks: [.init(.fill(square(0.1 + 0.2, 0, 10), .nonZero), paint: red)])
    let b = Drawing(frame: space, marks: [.init(.fill(square(0.3, -0.0, 10), .nonZero), paint: red)])
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
  }

  @Test func `is its own normal form`() {
    let clip = Drawing.Clip(square(0, 0, 15))
    let drawing = Drawing(
      frame: space,
      marks: [
        .init(.layer([small, .init(.layer([small, small], opacity: 0.3), clips: [clip])], opacity: 0.5)),
        .init(.masked([small, small], by: [small, small]), clips: [clip]),
      ])
    #expect(Drawing(frame: drawing.frame, marks: drawing.marks, tapAreas: drawing.tapAreas) == drawing)
  }

  @Test func `knows an upright rectangle whatever corner it begins with and whatever way it runs`() {
    let box = Box(x: 5, y: 6, width: 20, height: 10)
    let corners = [Point(5, 6), Point(25, 6), Point(25, 16), Point(5, 16)]
    for start in 0..<4 {
      let turned = Array(corners[start...] + corners[..<start])
      #expect(Outline { $0.polygon(turned) }.uprightRectangle == box)
      #expect(Outline { $0.polygon(turned.reversed()) }.uprightRectangle == box)
    }
    #expect(Outline { $0.polygon([corners[0], corners[2], corners[1], corners[3]]) }.uprightRectangle == nil)
    #expect(Outline { $0.polygon(Array(corners.prefix(3))) }.uprightRectangle == nil)
    #expect(Outline { $0.polygon(corners.map { Point($0.x + 0.1 * $0.y, $0.y) }) }.uprightRectangle == nil)
    #expect(Outline().uprightRectangle == nil)
  }
}
