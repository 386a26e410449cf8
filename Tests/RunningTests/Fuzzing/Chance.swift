/// What chance chooses, the same in every run: SplitMix64, after Steele, Lea and Flood (2014).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below a count, or 0 where the count is 0.
  mutating func below(_ count: Int) -> Int { count > 0 ? Int.random(in: 0..<count, using: &self) : 0 }

  /// Returns whether something happens that does so once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// Returns one of several things.
  mutating func one<Thing>(of things: [Thing]) -> Thing { things[below(things.count)] }
}
