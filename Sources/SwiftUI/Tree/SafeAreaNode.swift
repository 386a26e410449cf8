/// A node whose view keeps clear of some edges of the space.
///
/// Scroll views, and views that ignore the safe area, reach into what is kept clear when they are placed.
class SafeAreaNode: WrapperNode {
  /// Returns how much is kept clear at each edge when a size is offered, in points.
  func insets(for proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

  override final func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets(for: proposal)
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override final func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    return CGSize(
      width: max(child.width + insets.leading + insets.trailing, 0),
      height: max(child.height + insets.top + insets.bottom, 0))
  }

  override final func childOrigin(for proposal: ProposedViewSize) -> CGPoint {
    let insets = insets(for: proposal)
    return CGPoint(x: insets.leading, y: insets.top)
  }
}

extension Node {
  /// The node's frame with all that is kept clear beside those of its edges which lie at the edge of a safe area.
  var frameIntoUnsafeArea: CGRect {
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    var node = parent
    while let next = node {
      if let area = next as? SafeAreaNode {
        let (safe, all) = (area.child.frame, area.frame)
        if minX.isClose(to: safe.minX) { minX = all.minX }
        if minY.isClose(to: safe.minY) { minY = all.minY }
        if maxX.isClose(to: safe.maxX) { maxX = all.maxX }
        if maxY.isClose(to: safe.maxY) { maxY = all.maxY }
      }
      node = next.parent
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// How far `frameIntoUnsafeArea` reaches beyond the frame at each edge, in points.
  var safeAreaInsets: EdgeInsets {
    let outer = frameIntoUnsafeArea
    let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return EdgeInsets(
      top: frame.minY - outer.minY, leading: isMirrored ? right : left, bottom: outer.maxY - frame.maxY,
      trailing: isMirrored ? left : right)
  }
}

extension CGFloat {
  /// Whether two edges lie at the same place, but for rounding.
  fileprivate func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}
