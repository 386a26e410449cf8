@testable import SwiftUI

/// A container as the tree runs it: measured by its layout, and its views placed with it.
final class FakeContainer<L: Layout>: FakeView {
  let layout: L
  let subviews: LayoutSubviews
  private let memory: Memory

  private final class Memory {
    var cache: L.Cache
    init(_ cache: L.Cache) { self.cache = cache }
  }

  init(_ layout: L, _ children: [FakeView]) {
    let subviews = LayoutSubviews(children)
    let memory = Memory(layout.makeCache(subviews: subviews))
    (self.layout, self.subviews, self.memory) = (layout, subviews, memory)
    super.init(spacing: layout.spacing(subviews: subviews, cache: &memory.cache)) { offer in
      layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &memory.cache)
    }
  }

  override func place(at origin: CGPoint, proposal: ProposedViewSize) {
    super.place(at: origin, proposal: proposal)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &memory.cache)
    layout.placeSubviews(
      in: CGRect(origin: origin, size: size), proposal: proposal, subviews: subviews, cache: &memory.cache)
  }

  func explicit(_ guide: HorizontalAlignment, for proposal: ProposedViewSize = .unspecified) -> CGFloat? {
    let bounds = CGRect(origin: CGPoint(x: 3, y: 7), size: size(for: proposal))
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &memory.cache)
  }

  func explicit(_ guide: VerticalAlignment, for proposal: ProposedViewSize = .unspecified) -> CGFloat? {
    let bounds = CGRect(origin: CGPoint(x: 3, y: 7), size: size(for: proposal))
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &memory.cache)
  }
}

extension FakeView {
  static func row(
    at alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: FakeView...
  ) -> FakeView {
    FakeContainer(HStackLayout(alignment: alignment, spacing: spacing), children)
  }

  static func column(
    at alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: FakeView...
  ) -> FakeView {
    FakeContainer(VStackLayout(alignment: alignment, spacing: spacing), children)
  }

  /// Shows the view in the middle of a canvas, as a window does.
  func show(in width: CGFloat, _ height: CGFloat) {
    let proposal = ProposedViewSize(width: width, height: height)
    let size = size(for: proposal)
    place(at: CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2), proposal: proposal)
  }

  /// Whether the view has a recorded frame, to a thousandth of a point.
  func isAt(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    guard let frame else { return false }
    return zip([frame.origin.x, frame.origin.y, frame.width, frame.height], [x, y, width, height])
      .allSatisfy { abs($0 - $1) < 1e-3 }
  }
}
