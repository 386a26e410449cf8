import Testing

@testable import SwiftUI

@Suite struct FittingLayoutTests {
  private let stack = FakeView.box(101.5, 16)
  private let text = FakeView.box(25, 16)

  // Recorded: view-that-fits.
  @Test(arguments: [(CGFloat(200), true), (60, false), (10, false), (101.5, true)])
  func `the first view that fits is shown, or else the last`(width: CGFloat, isFirst: Bool) {
    let choice = FakeContainer(FittingLayout(axes: [.horizontal, .vertical]), [stack, text])
    choice.place(at: .zero, proposal: ProposedViewSize(width: width, height: 300))
    #expect((stack.place != nil) == isFirst)
    #expect((text.place != nil) == !isFirst)
    #expect(choice.frame?.size == (isFirst ? stack : text).frame?.size)
  }

  @Test func `only the given directions are checked`() {
    let low = ProposedViewSize(width: 120, height: 8)
    #expect(FakeContainer(FittingLayout(axes: .horizontal), [stack, text]).size(for: low).width == 101.5)
    #expect(FakeContainer(FittingLayout(axes: .vertical), [stack, text]).size(for: low).width == 25)
  }

  @Test func `a dimension that is not proposed has room for everything`() {
    let open = ProposedViewSize(width: nil, height: 20)
    #expect(
      FakeContainer(FittingLayout(axes: [.horizontal, .vertical]), [stack, text]).size(for: open).width == 101.5)
  }

  // A colour's ideal is 10 points, so it fits, and then takes all that is proposed.
  @Test func `the ideal size decides, and the real proposal is what the view gets`() {
    let color = FakeView.color()
    let choice = FakeContainer(FittingLayout(axes: [.horizontal, .vertical]), [color, text])
    choice.show(in: 40, 30)
    #expect(color.isAt(0, 0, 40, 30))
  }

  @Test func `a choice of nothing takes no space`() {
    #expect(FakeContainer(FittingLayout(axes: .horizontal), []).size(for: .infinity) == .zero)
  }
}
