/// A generator whose numbers are the same for the same seed, in every run and with every toolchain: SplitMix64, after
/// Steele, Lea and Flood (2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a whole number of a range.
  ///
  /// The standard library does not promise how it makes one, and a seed must ask the same with the next toolchain.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns a whole number of a range, times a step: a number that reads well where the step does.
  package mutating func number(_ range: ClosedRange<Int>, step: Double = 1) -> Double {
    // A step below 1 is a fraction of 1: dividing gives 0.35 where multiplying gives 0.35000000000000003.
    step < 1 ? Double(whole(range)) / (1 / step).rounded() : Double(whole(range)) * step
  }

  /// Returns an element of a list that is not empty.
  package mutating func element<Element>(of list: [Element]) -> Element { list[whole(0...list.count - 1)] }
}
