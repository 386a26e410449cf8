/// Edges sorted into rows by height, so that a question about a place looks at a few of them only.
struct EdgeRows {
  /// The numbers of the edges, row after row; an edge stands in every row that it touches.
  private(set) var numbers: [Int32] = []

  /// Where each row begins among the numbers, and where the last one ends.
  private var starts: [Int] = [0, 0]

  private var top = 0.0
  private var rowsPerPoint = 0.0

  /// No edges.
  init() {}

  init(_ edges: [EdgeSet.Edge]) {
    let count = min(max(edges.count, 1), 128)
    var bottom = -Double.infinity
    top = .infinity
    for edge in edges {
      top = min(top, edge.a.y, edge.b.y)
      bottom = max(bottom, edge.a.y, edge.b.y)
    }
    starts = [Int](repeating: 0, count: count + 1)
    rowsPerPoint = bottom > top ? Double(count) / (bottom - top) : 0

    // Counts first, then writes each number into its place.
    for edge in edges { for row in rows(of: edge) { starts[row + 1] += 1 } }
    for row in 0..<count { starts[row + 1] += starts[row] }
    numbers = [Int32](repeating: 0, count: starts[count])
    var next = starts
    for (number, edge) in edges.enumerated() {
      for row in rows(of: edge) {
        numbers[next[row]] = Int32(number)
        next[row] += 1
      }
    }
  }

  /// Returns where among the numbers those edges stand that may touch a range of heights; one that spans rows may come
  /// more than once.
  func places(from low: Double, to high: Double) -> Range<Int> {
    starts[row(at: low)]..<starts[row(at: high) + 1]
  }

  private func rows(of edge: EdgeSet.Edge) -> ClosedRange<Int> {
    row(at: min(edge.a.y, edge.b.y))...row(at: max(edge.a.y, edge.b.y))
  }

  /// Returns the row of a height; what lies above or below all rows counts for the first or the last one.
  private func row(at y: Double) -> Int {
    let position = (y - top) * rowsPerPoint
    return position > 0 ? Int(min(position, Double(starts.count - 2))) : 0
  }
}
