import SwiftUI
import Testing

@Suite struct ShapeTests {
  let rect = CGRect(x: 30, y: 40, width: 120, height: 80)

  @Test func `insets add up and are as much as a smaller rectangle`() {
    func text(_ shape: some Shape) -> String { shape.path(in: rect).description }
    let smaller = rect.insetBy(dx: 5, dy: 5)
    #expect(text(Rectangle().inset(by: 2).inset(by: 3)) == Rectangle().path(in: smaller).description)
    #expect(text(Circle().inset(by: 2).inset(by: 3)) == Circle().path(in: smaller).description)
    #expect(text(Ellipse().inset(by: 5)) == Ellipse().path(in: smaller).description)
    #expect(text(Capsule().inset(by: 2).inset(by: 3)) == Capsule().path(in: smaller).description)
    #expect(text(ContainerRelativeShape().inset(by: 5)) == Rectangle().path(in: smaller).description)
    #expect(
      text(RoundedRectangle(cornerRadius: 12).inset(by: 2).inset(by: 3))
        == RoundedRectangle(cornerRadius: 7).path(in: smaller).description)
  }

  @Test func `an inset over half a side leaves nothing, one of half a side a flat rectangle`() {
    #expect(Rectangle().inset(by: 41).path(in: rect).isEmpty)
    #expect(Circle().inset(by: 41).path(in: rect).isEmpty)
    #expect(RoundedRectangle(cornerRadius: 5).inset(by: 41).path(in: rect).isEmpty)
    #expect(Rectangle().inset(by: 40).path(in: rect).description == "70 80 m 110 80 l 110 80 l 70 80 l h")
  }

  @Test func `a circle lies in the middle of any rectangle`() {
    #expect(Circle().path(in: rect).boundingRect == CGRect(x: 50, y: 40, width: 80, height: 80))
    #expect(Circle().path(in: .null).isEmpty)
    #expect(Circle().path(in: .infinite).all.count == 5)
  }

  @Test func `shapes that look alike both ways are not mirrored, others are`() {
    for shape in [Rectangle(), Circle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 1)] as [any Shape] {
      #expect(shape.layoutDirectionBehavior == .fixed)
      #expect(AnyShape(shape).layoutDirectionBehavior == .mirrors)
    }
    #expect(Circle().inset(by: 1).offset(x: 3).layoutDirectionBehavior == .fixed)
    #expect(UnevenRoundedRectangle().layoutDirectionBehavior == .mirrors)
    #expect(Path().layoutDirectionBehavior == .mirrors)
    #expect(Triangle().layoutDirectionBehavior == .mirrors)
  }

  @Test func `wrappers move about the anchor of the rectangle`() {
    #expect(
      Rectangle().scale(0.5, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 90, y: 80, width: 60, height: 40))
    #expect(
      Rectangle().offset(CGPoint(x: 1, y: 2)).path(in: rect).description
        == Rectangle().offset(CGSize(width: 1, height: 2)).path(in: rect).description)
    #expect(
      Rectangle().size(CGSize(width: 4, height: 5)).path(in: rect).boundingRect
        == CGRect(x: 30, y: 40, width: 4, height: 5))
    let inset = Rectangle().rotation(.degrees(90)).inset(by: 10).path(in: rect).boundingRect
    #expect(isNear(Double(inset.width), 60) && isNear(Double(inset.height), 100))
  }

  @Test func `static members name the same shapes`() {
    func text(_ shape: some Shape) -> String { shape.path(in: rect).description }
    #expect(text(.rect) == text(Rectangle()))
    #expect(text(.circle) == text(Circle()))
    #expect(text(.ellipse) == text(Ellipse()))
    #expect(text(.capsule) == text(Capsule()))
    #expect(text(.capsule(style: .circular)) == text(Capsule(style: .circular)))
    #expect(text(.rect(cornerRadius: 5)) == text(RoundedRectangle(cornerRadius: 5)))
    #expect(text(.rect(topLeadingRadius: 5)) == text(UnevenRoundedRectangle(topLeadingRadius: 5)))
    #expect(text(.containerRelative) == text(Rectangle()))
    #expect(text(.buttonBorder) == text(ButtonBorderShape.automatic))
  }

  @Test func `an erased shape forwards its animatable data`() {
    let (small, large) = (RoundedRectangle(cornerRadius: 0), RoundedRectangle(cornerRadius: 20))
    var shape = AnyShape(small)
    shape.animatableData = AnyShape(small).animatableData.interpolated(
      towards: AnyShape(large).animatableData, amount: 0.5)
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 10).path(in: rect))
    // Data of another type is passed over.
    shape.animatableData = AnyShape(Triangle().rotation(.degrees(5))).animatableData
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 10).path(in: rect))
    shape.animatableData = .zero
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 0).path(in: rect))
  }

  @Test func `erased data follows the rules of a vector`() {
    let one = AnyShape(RoundedRectangle(cornerSize: CGSize(width: 3, height: 4))).animatableData
    #expect(one.magnitudeSquared == 25)
    #expect(one + .zero == one && .zero + one == one && one - one == .zero && one != .zero)
    #expect(one.scaled(by: 2) == one + one)
  }

  @Test func `wrappers animate their shape and their own numbers`() {
    var moved = RoundedRectangle(cornerRadius: 5).offset(x: 1, y: 2)
    moved.animatableData = AnimatablePair(AnimatablePair(8, 9), AnimatablePair(3, 4))
    #expect(moved.shape.cornerSize == CGSize(width: 8, height: 9) && moved.offset == CGSize(width: 3, height: 4))
    var turned = Circle().rotation(.radians(1), anchor: .top)
    #expect(turned.animatableData.second == AnimatablePair(128, AnimatablePair(64, 0)))
    turned.animatableData.second.first = 256
    #expect(turned.angle == .radians(2))
    var trimmed = _TrimmedShape(shape: Circle(), startFraction: 0.25)
    trimmed.animatableData.second = AnimatablePair(0.5, 0.75)
    #expect(trimmed.startFraction == 0.5 && trimmed.endFraction == 0.75)
  }
}
