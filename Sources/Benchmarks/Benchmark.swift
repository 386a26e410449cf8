/// One figure that can be measured again at any time.
struct Benchmark: Sendable {
  /// The name by which it is asked for.
  var name: String

  /// What is measured against what.
  var summary: String

  /// Whether it takes minutes and is run only when it is named.
  var isLong = false

  /// Measures, and returns the lines to print.
  var run: @Sendable (Workplace) throws -> [String]
}
