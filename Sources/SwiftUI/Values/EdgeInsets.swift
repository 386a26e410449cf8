/// Distances by which the four edges move inwards, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance at the upper edge, in points.
  public var top: CGFloat
  /// The distance at the leading edge, in points.
  public var leading: CGFloat
  /// The distance at the lower edge, in points.
  public var bottom: CGFloat
  /// The distance at the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates distances for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
  /// The same distance at all edges, in points.
  init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

  /// Returns the distances at some edges, and zero at the others.
  func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension EdgeInsets: _VectorMath {
  /// The four distances in the order top, leading, bottom, trailing.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
