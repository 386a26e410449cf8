import SwiftUI
import Testing

@Suite struct ShapeSizeRuleTests {
  static let proposals: [(ProposedViewSize, CGSize, CGFloat)] = [
    (.unspecified, CGSize(width: 10, height: 10), 10), (.zero, .zero, 0),
    (.infinity, CGSize(width: CGFloat.infinity, height: .infinity), .infinity),
    (ProposedViewSize(width: 60, height: nil), CGSize(width: 60, height: 10), 10),
    (ProposedViewSize(width: nil, height: 4), CGSize(width: 10, height: 4), 4),
    (ProposedViewSize(width: 25, height: 70.5), CGSize(width: 25, height: 70.5), 25),
    (ProposedViewSize(width: .infinity, height: 33), CGSize(width: CGFloat.infinity, height: 33), 33),
    (ProposedViewSize(width: .infinity, height: nil), CGSize(width: CGFloat.infinity, height: 10), 10),
  ]

  @Test(arguments: proposals.indices)
  func `a shape takes the proposal with 10 for what is open, a circle its square, a trim or stroke the same`(
    index: Int
  ) {
    let (proposal, size, side) = Self.proposals[index]
    let square = CGSize(width: side, height: side)
    for shape in [Rectangle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 5)] as [any Shape] {
      #expect(shape.sizeThatFits(proposal) == size)
    }
    #expect(UnevenRoundedRectangle(topLeadingRadius: 5).sizeThatFits(proposal) == size)
    #expect(ContainerRelativeShape().sizeThatFits(proposal) == size)
    #expect(Path().sizeThatFits(proposal) == size)
    #expect(Circle().sizeThatFits(proposal) == square)
    #expect(AnyShape(Circle()).sizeThatFits(proposal) == square)
    #expect(Circle().trim(from: 0.2, to: 0.3).sizeThatFits(proposal) == square)
    #expect(_StrokedShape(shape: Circle(), style: StrokeStyle(lineWidth: 9)).sizeThatFits(proposal) == square)
    #expect(_StrokedShape(shape: Capsule(), style: StrokeStyle(lineWidth: 9)).sizeThatFits(proposal) == size)
  }

  @Test(arguments: proposals.indices)
  func `a moved, scaled, turned, transformed, sized or inset circle takes the whole proposal`(index: Int) {
    let (proposal, size, _) = Self.proposals[index]
    let shapes: [any Shape] = [
      Circle().offset(x: 1), Circle().scale(0.5), Circle().rotation(.degrees(3)), Circle().transform(.identity),
      Circle().size(width: 5, height: 5), Circle().inset(by: 2), Circle().trim(from: 0, to: 1).offset(x: 1),
    ]
    for shape in shapes { #expect(shape.sizeThatFits(proposal) == size, "\(type(of: shape))") }
  }
}
