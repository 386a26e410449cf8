import Geometry

/// Ground as far as other ground lets it be seen: what is drawn, a clip, or a mark of a mask.
struct Stencil {
  let ground: Ground

  /// What cuts it: it is seen where at least one stencil of each limit lies.
  let limits: [[Stencil]]

  func covers(_ point: Point) -> Bool {
    ground.contains(point) && limits.allSatisfy { $0.contains { $0.covers(point) } }
  }

  /// The grounds whose borders may be its border.
  var grounds: [Ground] { [ground] + limits.flatMap { $0.flatMap(\.grounds) } }

  /// How many stencils must be looked at to tell whether a point is covered, at most.
  var cost: Int { limits.reduce(1) { $0 + $1.reduce(0) { $0 + $1.cost } } }
}
