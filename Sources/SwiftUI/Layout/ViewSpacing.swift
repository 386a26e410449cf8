/// The distances that a view prefers to what stands beside it.
///
/// Each edge names distances. The gap between two views is the greatest of those that both facing edges name, each
/// counted as the greater of the two, and 0 where no name is shared.
public struct ViewSpacing: Sendable {
  /// What a distance is for.
  enum Kind: Hashable, Sendable {
    /// Between any two views.
    case general
    /// Between a text and one below it.
    case textToText
    /// Between a text and another view below it.
    case belowText
    /// Between a text and another view above it.
    case aboveText
  }

  /// The distances at each edge, in points.
  var top: [Kind: CGFloat] = [:]
  var leading: [Kind: CGFloat] = [:]
  var bottom: [Kind: CGFloat] = [:]
  var trailing: [Kind: CGFloat] = [:]

  /// The spacing of a view that stands right beside its neighbours.
  public static let zero = ViewSpacing()

  /// Creates the spacing of a view that has no preference.
  public init() {}

  /// The spacing of shapes, colours, images, and of all views that say nothing else.
  static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = [.general: 8, .belowText: 0]
    spacing.bottom = [.general: 8, .aboveText: 0]
    spacing.leading = [.general: 8]
    spacing.trailing = [.general: 8]
    return spacing
  }()

  /// Takes over the distances of another view's edges where they are greater.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.merge(other.top, uniquingKeysWith: max) }
    if edges.contains(.leading) { leading.merge(other.leading, uniquingKeysWith: max) }
    if edges.contains(.bottom) { bottom.merge(other.bottom, uniquingKeysWith: max) }
    if edges.contains(.trailing) { trailing.merge(other.trailing, uniquingKeysWith: max) }
  }

  /// Returns the spacing with the distances of another view's edges where they are greater.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Returns the gap to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (here, there) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return here.lazy.compactMap { kind, length in there[kind].map { max(length, $0) } }.max() ?? 0
  }
}
