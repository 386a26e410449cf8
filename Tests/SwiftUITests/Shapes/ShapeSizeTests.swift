import SwiftUI
import Testing

/// A shape, and the size that it takes when it is offered 60 by 40 points.
struct SizeCase: Sendable, CustomTestStringConvertible {
  var id: String
  var shape: AnyShape
  var size: CGSize

  init(_ id: String, _ shape: some Shape, _ width: CGFloat, _ height: CGFloat) {
    self.id = id
    self.shape = AnyShape(shape)
    size = CGSize(width: width, height: height)
  }

  var testDescription: String { id }
}

@Suite struct ShapeSizeTests {
  static let cases = [
    SizeCase("Rectangle", Rectangle(), 60, 40), SizeCase("Circle", Circle(), 40, 40),
    SizeCase("Ellipse", Ellipse(), 60, 40), SizeCase("Capsule", Capsule(), 60, 40),
    SizeCase("RoundedRectangle", RoundedRectangle(cornerRadius: 5), 60, 40), SizeCase("Path", Path(.zero), 60, 40),
    SizeCase("trimmed circle", Circle().trim(from: 0, to: 0.5), 40, 40),
    SizeCase("erased circle", AnyShape(Circle()), 40, 40), SizeCase("moved circle", Circle().offset(x: 1), 60, 40),
    SizeCase("scaled circle", Circle().scale(2), 60, 40), SizeCase("turned circle", Circle().rotation(.zero), 60, 40),
    SizeCase("transformed circle", Circle().transform(.identity), 60, 40),
    SizeCase("sized circle", Circle().size(width: 5, height: 5), 60, 40),
    SizeCase("smaller circle", Circle().inset(by: 2), 60, 40),
  ]

  @Test(arguments: cases)
  func `a shape takes the size that Apple's takes`(shape: SizeCase) {
    #expect(shape.shape.sizeThatFits(ProposedViewSize(width: 60, height: 40)) == shape.size)
  }

  @Test func `a dimension left open is ten points and an endless one stays endless`() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Rectangle().sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 60, height: nil)) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 3, height: nil)) == CGSize(width: 3, height: 3))
  }
}
