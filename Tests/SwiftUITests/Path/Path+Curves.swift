import SwiftUI

/// A cubic of a path with its start.
struct Cubic {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  func point(at t: Double) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}

extension Path {
  /// The elements in order.
  var all: [Element] {
    var elements: [Element] = []
    forEach { elements.append($0) }
    return elements
  }

  /// The cubics in order.
  var curves: [Cubic] {
    var curves: [Cubic] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in all {
      switch element {
      case .move(let end): (current, start) = (end, end)
      case .line(let end), .quadCurve(let end, _): current = end
      case .curve(let end, let control1, let control2):
        curves.append(Cubic(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .closeSubpath: current = start
      }
    }
    return curves
  }
}
