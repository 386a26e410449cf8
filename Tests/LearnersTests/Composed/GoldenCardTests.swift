import SwiftUI
import Testing

// By hand: the largest rectangle of 1.618 to 1 in the middle; corners of radius 10 lack (4 − 3.142472)·100.
@Suite struct GoldenCardTests {
  @Test func `a card keeps its proportions in the middle of its frame`() {
    let corners = (4 - 3.142472) * 100
    expect(
      GoldenCard(), in: (0, 0, 100, 100), bounds: (0, 19.097651, 100, 61.804697), area: 6180.469716 - corners)
    expect(GoldenCard(), in: (0, 0, 200, 100), bounds: (19.1, 0, 161.8, 100), area: 16_180 - corners)
    expect(
      GoldenCard(), in: (30, 40, 120, 80), bounds: (30, 42.917182, 120, 74.165637), area: 8899.876391 - corners)
  }

  @Test(arguments: [
    (ProposedViewSize(width: 200, height: 100), CGSize(width: 161.8, height: 100)),
    (ProposedViewSize(width: 161.8, height: 500), CGSize(width: 161.8, height: 100)),
    (ProposedViewSize(width: nil, height: 50), CGSize(width: 80.9, height: 50)),
    (.unspecified, CGSize(width: 161.8, height: 100)), (.zero, .zero),
    (.infinity, CGSize(width: CGFloat.infinity, height: CGFloat.infinity)),
  ])
  func `a card takes the room that it fills`(proposal: ProposedViewSize, stated: CGSize) {
    for size in [GoldenCard().sizeThatFits(proposal), GoldenCard().mirrored().sizeThatFits(proposal)] {
      #expect(size.width == stated.width || abs(size.width - stated.width) < 1e-9)
      #expect(size.height == stated.height || abs(size.height - stated.height) < 1e-9)
    }
  }

  @Test func `a trimmed card takes the same room, a turned one all of it`() {
    let proposal = ProposedViewSize(width: 200, height: 100)
    #expect(abs(GoldenCard().trim(from: 0, to: 0.5).sizeThatFits(proposal).width - 161.8) < 1e-9)
    #expect(GoldenCard().rotation(.degrees(90)).sizeThatFits(proposal) == CGSize(width: 200, height: 100))
  }
}
