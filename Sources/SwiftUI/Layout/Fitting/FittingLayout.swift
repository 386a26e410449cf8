/// The layout that shows the first view whose ideal size fits into the proposal, or else the last.
///
/// A dimension that is not proposed has room for everything.
///
/// Not recorded from SwiftUI: the distances that it prefers. They are the greatest that any of the views prefers.
struct FittingLayout: ArrangingLayout {
  let axes: Axis.Set

  func plan(for subviews: LayoutSubviews) {}

  func arrangement(of subviews: LayoutSubviews, plan: (), for proposal: ProposedViewSize) -> Arrangement {
    guard let last = subviews.indices.last else { return .empty }
    let chosen = subviews.dropLast().firstIndex { fits($0.sizeThatFits(.unspecified), into: proposal) } ?? last
    var places: [Arrangement.Place?] = Array(repeating: nil, count: subviews.count)
    places[chosen - subviews.startIndex] = Arrangement.Place(origin: .zero, proposal: proposal)
    return Arrangement(size: subviews[chosen].sizeThatFits(proposal), places: places)
  }

  private func fits(_ size: CGSize, into proposal: ProposedViewSize) -> Bool {
    (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
      && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
  }
}
