import SwiftUI
import Testing

/// Every call of the predefined shapes, with and without its default arguments.
@Suite struct PredefinedShapeInterfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `shapes with corners are continuous unless told otherwise`() {
    let size = CGSize(width: 3, height: 4)
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(RoundedRectangle(cornerSize: size).style == .continuous)
    #expect(RoundedRectangle(cornerSize: size, style: .circular).style == .circular)
    #expect(RoundedRectangle(cornerSize: size).cornerSize == size)
    #expect(RoundedRectangle(cornerRadius: 5).style == .continuous)
    #expect(RoundedRectangle(cornerRadius: 5, style: .circular).style == .circular)
    #expect(RoundedRectangle(cornerRadius: 5).cornerSize == CGSize(width: 5, height: 5))
    #expect(UnevenRoundedRectangle(cornerRadii: radii).style == .continuous)
    #expect(UnevenRoundedRectangle(cornerRadii: radii, style: .circular).style == .circular)
    #expect(UnevenRoundedRectangle().cornerRadii == RectangleCornerRadii())
    #expect(
      UnevenRoundedRectangle(
        topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4
      ).cornerRadii == radii)
    #expect(UnevenRoundedRectangle(bottomTrailingRadius: 3).cornerRadii == RectangleCornerRadii(bottomTrailing: 3))
    #expect(UnevenRoundedRectangle(topLeadingRadius: 1, style: .circular).style == .circular)
    #expect(Capsule().style == .continuous && Capsule(style: .circular).style == .circular)
  }

  @Test func `properties of shapes can be changed`() {
    var rounded = RoundedRectangle(cornerRadius: 5)
    (rounded.cornerSize, rounded.style) = (CGSize(width: 6, height: 7), .circular)
    #expect(
      rounded.path(in: rect)
        == RoundedRectangle(cornerSize: CGSize(width: 6, height: 7), style: .circular).path(in: rect))
    var uneven = UnevenRoundedRectangle()
    (uneven.cornerRadii.topLeading, uneven.style) = (6, .circular)
    #expect(uneven.path(in: rect) == UnevenRoundedRectangle(topLeadingRadius: 6, style: .circular).path(in: rect))
    var capsule = Capsule()
    capsule.style = .circular
    #expect(capsule.path(in: rect) == Capsule(style: .circular).path(in: rect))
  }

  @Test func `each predefined shape draws, takes a size and makes itself smaller`() {
    func check(_ shape: some InsettableShape, _ name: String) {
      let small = shape.inset(by: 2).inset(by: 3).path(in: rect).boundingRect
      #expect(small == shape.path(in: rect).boundingRect.insetBy(dx: 5, dy: 5), "\(name)")
      #expect(shape.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10), "\(name)")
    }
    check(Rectangle(), "rectangle")
    check(RoundedRectangle(cornerRadius: 8), "rounded rectangle")
    check(UnevenRoundedRectangle(topLeadingRadius: 8), "uneven rounded rectangle")
    check(Capsule(), "capsule")
    check(Ellipse(), "ellipse")
    check(Circle(), "circle")
    check(ContainerRelativeShape(), "container-relative shape")
    check(ButtonBorderShape.capsule, "button border")
  }

  @Test func `the shapes animate what Apple's animate`() {
    #expect(RoundedRectangle.AnimatableData.self == AnimatablePair<CGFloat, CGFloat>.self)
    #expect(UnevenRoundedRectangle.AnimatableData.self == RectangleCornerRadii.AnimatableData.self)
    #expect(AnyShape.AnimatableData.self == _AnyAnimatableData.self)
    #expect(Rectangle.AnimatableData.self == EmptyAnimatableData.self)
    #expect(Capsule.AnimatableData.self == EmptyAnimatableData.self)
    #expect(Ellipse.AnimatableData.self == EmptyAnimatableData.self)
    #expect(Circle.AnimatableData.self == EmptyAnimatableData.self)
    #expect(ContainerRelativeShape.AnimatableData.self == EmptyAnimatableData.self)
    #expect(ButtonBorderShape.AnimatableData.self == EmptyAnimatableData.self)
    var rounded = RoundedRectangle(cornerRadius: 5)
    rounded.animatableData = AnimatablePair(1, 2)
    #expect(rounded.cornerSize == CGSize(width: 1, height: 2))
    var uneven = UnevenRoundedRectangle()
    uneven.animatableData = RectangleCornerRadii(topLeading: 7).animatableData
    #expect(uneven.cornerRadii == RectangleCornerRadii(topLeading: 7))
  }

  @Test func `a button's border is one of five shapes`() {
    #expect(ButtonBorderShape.roundedRectangle(radius: 8) == .roundedRectangle(radius: 8))
    #expect(ButtonBorderShape.roundedRectangle(radius: 8) != .roundedRectangle(radius: 9))
    #expect(ButtonBorderShape.automatic != .capsule && ButtonBorderShape.circle != .roundedRectangle)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 8).path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }

  @Test func `an erased shape draws and sizes itself as the shape in it`() {
    let shape = AnyShape(Circle())
    #expect(shape.path(in: rect) == Circle().path(in: rect))
    #expect(shape.sizeThatFits(ProposedViewSize(width: 7, height: 9)) == CGSize(width: 7, height: 7))
    #expect(AnyShape(shape).path(in: rect) == Circle().path(in: rect))
  }
}
