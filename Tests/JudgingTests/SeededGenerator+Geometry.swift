import Geometry
import Judging

extension SeededGenerator {
  /// Returns a number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// Returns a vector of a length in any direction.
  mutating func vector(length: Double) -> Vector {
    Vector(length, 0).rotated(byRadians: number(0...(2 * .pi)))
  }
}
