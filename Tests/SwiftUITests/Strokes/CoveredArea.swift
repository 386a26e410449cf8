import Foundation
import SwiftUI

extension Path {
  /// The area, in square points, that the path covers when it is filled under the non-zero rule.
  ///
  /// Straight chords stand for curves. The path is turned by an arbitrary angle, so that no edge is level, and crossed with
  /// level lines: the lengths of what is inside, times the distance of the lines, add up to the area.
  func coveredArea(lines: Int = 1000) -> Double {
    var edges: [(from: CGPoint, to: CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func turned(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * 0.8660254 - point.y * 0.5, y: point.x * 0.5 + point.y * 0.8660254)
    }
    func line(to end: CGPoint) {
      if current.y != end.y { edges.append((current, end)) }
      current = end
    }
    forEach { element in
      switch element {
      case .move(let to):
        line(to: start)
        (start, current) = (turned(to), turned(to))
      case .line(let to): line(to: turned(to))
      case .quadCurve(let to, let control):
        let (from, middle, end) = (current, turned(control), turned(to))
        for index in 1...32 {
          let t = CGFloat(index) / 32
          line(to: index == 32 ? end : mix(mix(from, middle, t), mix(middle, end, t), t))
        }
      case .curve(let to, let control1, let control2):
        let (p0, p1, p2, p3) = (current, turned(control1), turned(control2), turned(to))
        for index in 1...32 {
          let t = CGFloat(index) / 32
          let (a, b, c) = (mix(p0, p1, t), mix(p1, p2, t), mix(p2, p3, t))
          line(to: index == 32 ? p3 : mix(mix(a, b, t), mix(b, c, t), t))
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)

    guard let top = edges.map({ min($0.from.y, $0.to.y) }).min(),
      let bottom = edges.map({ max($0.from.y, $0.to.y) }).max()
    else { return 0 }
    let spacing = (bottom - top) / CGFloat(lines)
    var crossings = [[(x: CGFloat, winding: Int)]](repeating: [], count: lines)
    for (from, to) in edges {
      let (upper, lower, winding) = from.y < to.y ? (from, to, 1) : (to, from, -1)
      let first = Int(((upper.y - top) / spacing - 0.5).rounded(.up))
      let last = Int(((lower.y - top) / spacing - 0.5).rounded(.up))
      let slope = (lower.x - upper.x) / (lower.y - upper.y)
      for index in first..<min(last, lines) {
        let y = top + (CGFloat(index) + 0.5) * spacing
        crossings[index].append((upper.x + (y - upper.y) * slope, winding))
      }
    }
    var length: CGFloat = 0
    for row in crossings {
      var winding = 0
      var before: CGFloat = 0
      for crossing in row.sorted(by: { $0.x < $1.x }) {
        if winding != 0 { length += crossing.x - before }
        winding += crossing.winding
        before = crossing.x
      }
    }
    return Double(length * spacing)
  }

  private func mix(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }
}
