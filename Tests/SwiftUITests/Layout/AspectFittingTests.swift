import Testing

@testable import SwiftUI

@Suite struct AspectFittingTests {
  // Recorded: image-aspect-ratio, of an image of 64 by 40 unless something else is said.
  @Test(arguments: [
    (CGFloat(1.6), ContentMode.fit, ProposedViewSize(width: 100, height: 40), CGSize(width: 64, height: 40)),
    (1.6, .fit, ProposedViewSize(width: 40, height: 100), CGSize(width: 40, height: 25)),
    (1.6, .fill, ProposedViewSize(width: 40, height: 60), CGSize(width: 96, height: 60)),
    (1, .fit, ProposedViewSize(width: 60, height: 40), CGSize(width: 40, height: 40)),
    (1 / 3, .fill, ProposedViewSize(width: 30, height: 30), CGSize(width: 30, height: 90)),
    (1.6, .fit, ProposedViewSize(width: 100, height: nil), CGSize(width: 100, height: 62.5)),
    (1.6, .fit, ProposedViewSize(width: nil, height: 30), CGSize(width: 48, height: 30)),
    (2, .fit, ProposedViewSize(width: 100, height: 100), CGSize(width: 100, height: 50)),
  ])
  func `content is offered the recorded size`(
    ratio: CGFloat, mode: ContentMode, outer: ProposedViewSize, expected: CGSize
  ) {
    let offered = AspectFitting.proposal(outer, ratio: ratio, mode: mode).replacingUnspecifiedDimensions(by: .zero)
    #expect(abs(offered.width - expected.width) < 1e-9)
    #expect(abs(offered.height - expected.height) < 1e-9)
  }

  @Test func `endless space in one direction leaves the decision to the other`() {
    let outer = ProposedViewSize(width: .infinity, height: 50)
    #expect(AspectFitting.proposal(outer, ratio: 2, mode: .fit) == ProposedViewSize(width: 100, height: 50))
    #expect(AspectFitting.proposal(outer, ratio: 2, mode: .fill) == .infinity)
    #expect(AspectFitting.proposal(.infinity, ratio: 2, mode: .fit) == .infinity)
  }

  @Test func `no space has no proportion`() {
    #expect(AspectFitting.proposal(.zero, ratio: 2, mode: .fit) == .zero)
    #expect(AspectFitting.proposal(.unspecified, ratio: 2, mode: .fill) == .unspecified)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `a proportion that is no positive number changes nothing`(ratio: CGFloat) {
    let outer = ProposedViewSize(width: 30, height: 50)
    #expect(AspectFitting.proposal(outer, ratio: ratio, mode: .fit) == outer)
  }
}
