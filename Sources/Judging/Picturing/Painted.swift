import Drawing
import Geometry

/// Ground that is covered with one ink.
struct Painted {
  /// With what it is covered.
  enum Ink: Hashable {
    case paint(Drawing.Paint)
    case image(String)
  }

  /// What is covered, as far as all limits allow.
  let ground: Ground

  /// What cuts it: it is seen where at least one ground of each limit lies.
  let limits: [[Ground]]
  let ink: Ink

  /// Which mark it comes from, counted from 0 from back to front.
  let mark: Int

  func covers(_ point: Point) -> Bool {
    ground.contains(point) && limits.allSatisfy { $0.contains { $0.contains(point) } }
  }

  /// The grounds whose borders may be its border.
  var grounds: [Ground] { [ground] + limits.flatMap(\.self) }
}
