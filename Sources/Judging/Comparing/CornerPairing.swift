import Geometry

/// Corners beside expected ones in their order, some of them alone, so that as many as can be are in place.
struct CornerPairing {
  private let wanted: [Point]
  private let found: [Point]
  private let tolerance: Double

  /// The cost of the rest from each pair of places on, row by row, after Needleman and Wunsch (1970).
  private var costs: [Double]

  init(_ found: [Point], with wanted: [Point], tolerance: Double) {
    self.wanted = wanted
    self.found = found
    self.tolerance = tolerance
    costs = Array(repeating: 0, count: (wanted.count + 1) * (found.count + 1))
    for row in stride(from: wanted.count, through: 0, by: -1) {
      for column in stride(from: found.count, through: 0, by: -1) {
        costs[row * (found.count + 1) + column] =
          if row == wanted.count {
            Double(found.count - column)
          } else if column == found.count {
            Double(wanted.count - row)
          } else {
            min(costOfPair(row, column), cost(row + 1, column) + 1, cost(row, column + 1) + 1)
          }
      }
    }
  }

  /// How much is not in place: nothing for a corner in place, 1 for a corner alone, and a little more for two that are not in
  /// one place, but less than for both of them alone.
  var cost: Double { cost(0, 0) }

  var pairs: [CornerAlignment.Pair] {
    var pairs: [CornerAlignment.Pair] = []
    var (row, column) = (0, 0)
    while row < wanted.count || column < found.count {
      if row < wanted.count, column < found.count, cost(row, column) == costOfPair(row, column) {
        pairs.append((wanted[row], found[column]))
        (row, column) = (row + 1, column + 1)
      } else if row < wanted.count, cost(row, column) == cost(row + 1, column) + 1 {
        pairs.append((wanted[row], nil))
        row += 1
      } else {
        pairs.append((nil, found[column]))
        column += 1
      }
    }
    return pairs
  }

  private func cost(_ row: Int, _ column: Int) -> Double { costs[row * (found.count + 1) + column] }

  /// Returns the cost of the rest from two places on where the corners there are a pair.
  private func costOfPair(_ row: Int, _ column: Int) -> Double {
    let gap = wanted[row].distance(to: found[column])
    return cost(row + 1, column + 1) + (gap <= tolerance ? 0 : 1 + gap / (1 + gap) / 2)
  }
}
