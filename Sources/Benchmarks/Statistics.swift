import Foundation

/// What is said of several measurements.
struct Statistics {
  var values: [Double]

  var median: Double {
    let sorted = values.sorted()
    guard let middle = sorted.dropFirst(sorted.count / 2).first else { return .nan }
    return sorted.count.isMultiple(of: 2) ? (middle + sorted[sorted.count / 2 - 1]) / 2 : middle
  }

  /// The least, the middle and the greatest value.
  var text: String {
    [values.min() ?? .nan, median, values.max() ?? .nan].map { String(format: "%.3f", $0) }.joined(separator: " / ")
  }
}
