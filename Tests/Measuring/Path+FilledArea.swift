import SwiftUI

extension Path {
  /// Measures the area that a fill covers, in square points, with lines across the outline.
  ///
  /// Nothing of the package's own geometry is used, so that the two cannot share a mistake. Curves are cut into 512 chords,
  /// and about 4,096 lines are laid across, in bands between the heights at which an outline has corners or turns back:
  /// between two such heights the covered length of a polygon changes evenly, unless its edges cross.
  package func filledArea(eoFill: Bool = false) -> Double {
    let edges = Edge.all(of: self)
    let heights = Set(edges.filter(\.isTurning).flatMap { [$0.from.y, $0.to.y] }).sorted()
    guard let top = heights.first, let bottom = heights.last, bottom > top else { return 0 }

    var lines: [(y: Double, share: Double)] = []
    for (from, to) in zip(heights, heights.dropFirst()) {
      let count = 4 + Int(4096 * (to - from) / (bottom - top))
      let share = (to - from) / Double(count)
      lines += (0..<count).map { (from + (Double($0) + 0.5) * share, share) }
    }

    var crossings = [[(x: Double, turn: Int)]](repeating: [], count: lines.count)
    for edge in edges where edge.from.y != edge.to.y {
      let (low, high) = (min(edge.from.y, edge.to.y), max(edge.from.y, edge.to.y))
      let slope = (edge.to.x - edge.from.x) / (edge.to.y - edge.from.y)
      var index = lines.firstIndex(atOrAfter: low)
      while index < lines.count, lines[index].y < high {
        let x = edge.from.x + (lines[index].y - edge.from.y) * slope
        crossings[index].append((x, edge.to.y > edge.from.y ? 1 : -1))
        index += 1
      }
    }

    return zip(lines, crossings).reduce(0) { area, line in
      area + line.0.share * Self.covered(line.1, eoFill: eoFill)
    }
  }

  /// Returns the length that is covered on a line which an outline crosses.
  private static func covered(_ crossings: [(x: Double, turn: Int)], eoFill: Bool) -> Double {
    let sorted = crossings.sorted { $0.x < $1.x }
    var (length, winding) = (0.0, 0)
    for (crossing, next) in zip(sorted, sorted.dropFirst()) {
      winding += crossing.turn
      if eoFill ? !winding.isMultiple(of: 2) : winding != 0 { length += next.x - crossing.x }
    }
    return length
  }
}

/// A straight piece of an outline.
private struct Edge {
  var from: CGPoint
  var to: CGPoint
  /// Whether an element is just that piece, or the outline has been going the other way in y before it.
  var isTurning = true

  var isRising: Bool { to.y < from.y }

  /// Returns the pieces of a path, every subpath closed.
  static func all(of path: Path) -> [Edge] {
    var edges: [Edge] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)

    func add(_ point: (Double) -> CGPoint) {
      for number in 1...512 {
        let next = point(Double(number) / 512)
        let isTurning = number == 1 || number == 512 || (edges[edges.count - 1].isRising != (next.y < current.y))
        edges.append(Edge(from: current, to: next, isTurning: isTurning))
        current = next
      }
    }

    path.forEach { element in
      let a = current
      switch element {
      case .move(let point):
        edges.append(Edge(from: current, to: start))
        (start, current) = (point, point)
      case .line(let end):
        edges.append(Edge(from: current, to: end))
        current = end
      case .quadCurve(let c, let b):
        add { t in
          let s = 1 - t
          let (i, j, k) = (s * s, 2 * s * t, t * t)
          return CGPoint(x: i * a.x + j * b.x + k * c.x, y: i * a.y + j * b.y + k * c.y)
        }
      case .curve(let d, let b, let c):
        add { t in
          let s = 1 - t
          let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y)
        }
      case .closeSubpath:
        edges.append(Edge(from: current, to: start))
        current = start
      }
    }
    edges.append(Edge(from: current, to: start))
    return edges
  }
}

extension [(y: Double, share: Double)] {
  /// Returns the index of the first line at a height or below it, by bisection.
  fileprivate func firstIndex(atOrAfter y: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].y < y { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
