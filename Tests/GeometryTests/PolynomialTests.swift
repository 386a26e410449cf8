import Geometry
import Testing

@Suite struct PolynomialTests {
  @Test(arguments: 0..<100)
  func `the roots of a product are those of its factors`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let (r, s) = (Double.random(in: -1...2, using: &generator), Double.random(in: -1...2, using: &generator))
    for factor in [1, -3, 1e-200, 1e200] {
      let roots = Polynomial.rootsInsideUnitInterval(factor, -factor * (r + s), factor * r * s).sorted()
      let expected = [r, s].filter { $0 > 0 && $0 < 1 }.sorted()
      #expect(roots.count == expected.count)
      #expect(zip(roots, expected).allSatisfy { isNear($0, $1) })
    }
  }

  @Test func `lines, constants and what is not finite`() {
    #expect(Polynomial.rootsInsideUnitInterval(0, 2, -1) == [0.5])
    #expect(Polynomial.rootsInsideUnitInterval(0, 0, 1).isEmpty)
    #expect(Polynomial.rootsInsideUnitInterval(0, 0, 0).isEmpty)
    #expect(Polynomial.rootsInsideUnitInterval(1, 0, 1).isEmpty)
    #expect(Polynomial.rootsInsideUnitInterval(.nan, 1, 1).isEmpty)
    #expect(Polynomial.rootsInsideUnitInterval(1, .infinity, 1).isEmpty)
    #expect(Polynomial.rootsInsideUnitInterval(4, -4, 1) == [0.5])
  }
}
