import Geometry

/// Ground as far as other ground lets it be seen: what is drawn, a clip, or a mark of a mask.
///
/// A class, like `Ground`: both are asked millions of times, and to hand on a value means to count all that it holds.
final class Stencil: Sendable {
  let ground: Ground

  /// What cuts it: it is seen where at least one stencil of each limit lies.
  let limits: [[Stencil]]

  init(ground: Ground, limits: [[Stencil]]) {
    self.ground = ground
    self.limits = limits
  }

  func covers(_ point: Point) -> Bool {
    guard ground.contains(point) else { return false }
    for limit in limits where !limit.contains(where: { $0.covers(point) }) { return false }
    return true
  }

  /// The grounds whose borders may be its border.
  var grounds: [Ground] { [ground] + limits.flatMap { $0.flatMap(\.grounds) } }

  /// How many stencils must be looked at to tell whether a point is covered, at most.
  var cost: Int { limits.reduce(1) { $0 + $1.reduce(0) { $0 + $1.cost } } }
}
