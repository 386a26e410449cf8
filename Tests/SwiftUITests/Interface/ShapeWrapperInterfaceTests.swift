import SwiftUI
import Testing

/// Every call of the shapes around other shapes, with and without its default arguments.
@Suite struct ShapeWrapperInterfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
  let card = RoundedRectangle(cornerRadius: 8)
  typealias Size = CGSize.AnimatableData
  typealias Anchor = UnitPoint.AnimatableData

  @Test func `wrappers are made by hand with the centre for an anchor`() {
    let scaled = ScaledShape(shape: card, scale: CGSize(width: 2, height: 3))
    #expect(scaled.anchor == .center)
    #expect(scaled.path(in: rect).description == card.scale(x: 2, y: 3).path(in: rect).description)
    #expect(ScaledShape(shape: card, scale: .zero, anchor: .top).anchor == .top)
    let turned = RotatedShape(shape: card, angle: .degrees(90))
    #expect(turned.anchor == .center)
    #expect(turned.path(in: rect).description == card.rotation(.degrees(90)).path(in: rect).description)
    #expect(RotatedShape(shape: card, angle: .zero, anchor: .top).anchor == .top)
    let moved = OffsetShape(shape: card, offset: CGSize(width: 1, height: 2))
    #expect(moved.path(in: rect).description == card.offset(x: 1, y: 2).path(in: rect).description)
    let transform = CGAffineTransform(translationX: 1, y: 2)
    let transformed = TransformedShape(shape: card, transform: transform)
    #expect(transformed.path(in: rect).description == moved.path(in: rect).description)
    let sized = _SizedShape(shape: card, size: CGSize(width: 50, height: 40))
    #expect(sized.path(in: rect).description == card.size(width: 50, height: 40).path(in: rect).description)
    let whole = _TrimmedShape(shape: card)
    #expect(whole.startFraction == 0 && whole.endFraction == 1)
    #expect(_TrimmedShape(shape: card, startFraction: 0.25).endFraction == 1)
    #expect(_TrimmedShape(shape: card, endFraction: 0.25).startFraction == 0)
    let stroked = _StrokedShape(shape: card, style: StrokeStyle(lineWidth: 2))
    #expect(stroked.path(in: rect).description == card.stroke(lineWidth: 2).path(in: rect).description)
    let part = _TrimmedShape(shape: card, startFraction: 0.25, endFraction: 0.5)
    #expect(part.path(in: rect).description == card.trim(from: 0.25, to: 0.5).path(in: rect).description)
  }

  @Test func `what is in a wrapper can be changed`() {
    var moved = card.offset(x: 1)
    (moved.shape.style, moved.offset) = (.circular, .zero)
    #expect(
      moved.path(in: rect).description == RoundedRectangle(cornerRadius: 8, style: .circular).path(in: rect).description
    )
    var scaled = card.scale(2)
    (scaled.shape.style, scaled.scale, scaled.anchor) = (.circular, CGSize(width: 1, height: 1), .top)
    #expect(scaled.path(in: rect).description == moved.path(in: rect).description)
    var turned = card.rotation(.degrees(3))
    (turned.shape.style, turned.angle, turned.anchor) = (.circular, .zero, .top)
    #expect(turned.path(in: rect).description == moved.path(in: rect).description)
    var transformed = card.transform(CGAffineTransform(scaleX: 2, y: 2))
    (transformed.shape.style, transformed.transform) = (.circular, .identity)
    #expect(transformed.path(in: rect).description == moved.path(in: rect).description)
    var sized = _SizedShape(shape: card, size: .zero)
    (sized.shape.style, sized.size) = (.circular, rect.size)
    #expect(sized.path(in: rect).description == moved.path(in: rect).description)
    var stroked = _StrokedShape(shape: card, style: StrokeStyle())
    (stroked.shape.style, stroked.style.lineWidth) = (.circular, 2)
    #expect(stroked.path(in: rect).description == moved.stroke(lineWidth: 2).path(in: rect).description)
    var trimmed = _TrimmedShape(shape: card, startFraction: 0.5)
    (trimmed.shape.style, trimmed.startFraction, trimmed.endFraction) = (.circular, 0, 1)
    #expect(trimmed.path(in: rect).description == moved.path(in: rect).description)
  }

  @Test func `wrappers animate the shape's numbers and their own`() {
    #expect(OffsetShape<RoundedRectangle>.AnimatableData.self == AnimatablePair<Size, Size>.self)
    #expect(
      ScaledShape<RoundedRectangle>.AnimatableData.self == AnimatablePair<Size, AnimatablePair<Size, Anchor>>.self)
    #expect(
      RotatedShape<RoundedRectangle>.AnimatableData.self == AnimatablePair<Size, AnimatablePair<Double, Anchor>>.self)
    #expect(TransformedShape<RoundedRectangle>.AnimatableData.self == Size.self)
    #expect(_SizedShape<RoundedRectangle>.AnimatableData.self == AnimatablePair<Size, Size>.self)
    #expect(
      _StrokedShape<RoundedRectangle>.AnimatableData.self == AnimatablePair<Size, StrokeStyle.AnimatableData>.self)
    var stroked = _StrokedShape(shape: card, style: StrokeStyle())
    stroked.animatableData.second.first = 4
    #expect(stroked.style.lineWidth == 4)
    #expect(
      _TrimmedShape<RoundedRectangle>.AnimatableData.self
        == AnimatablePair<Size, AnimatablePair<CGFloat, CGFloat>>.self)
    var scaled = card.scale(1)
    scaled.animatableData.second = AnimatablePair(AnimatablePair(2, 3), UnitPoint.top.animatableData)
    #expect(scaled.scale == CGSize(width: 2, height: 3) && scaled.anchor == .top)
    var transformed = card.transform(.identity)
    transformed.animatableData = AnimatablePair(2, 3)
    #expect(transformed.shape.cornerSize == CGSize(width: 2, height: 3))
    var sized = _SizedShape(shape: card, size: .zero)
    sized.animatableData.second = AnimatablePair(2, 3)
    #expect(sized.size == CGSize(width: 2, height: 3))
  }

  @Test func `moved and turned shapes inset the shape in them`() {
    typealias Small = RoundedRectangle.InsetShape
    #expect(type(of: card.offset(x: 1).inset(by: 2)) == OffsetShape<Small>.self)
    #expect(type(of: card.rotation(.zero).inset(by: 2)) == RotatedShape<Small>.self)
    #expect(card.offset(x: 1).inset(by: 2).path(in: rect).boundingRect == CGRect(x: 13, y: 22, width: 96, height: 56))
  }
}
