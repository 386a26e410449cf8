import SwiftUI
import Testing

@Suite struct PathDescriptionTests {
  @Test(arguments: [
    (1234567.891, "1.23457e+06"), (0.000012345, "1.2345e-05"), (123456.7, "123457"), (1e6, "1e+06"),
    (999999.5, "1e+06"), (0.1 + 0.2, "0.3"), (100000, "100000"), (12345.678, "12345.7"), (-0.0, "-0"), (-7, "-7"),
    (999999, "999999"), (-1e6, "-1e+06"), (0.0001, "0.0001"), (.infinity, "inf"), (-.infinity, "-inf"),
    (1e300, "1e+300"),
  ])
  func `a number has six digits, as C prints it`(number: Double, text: String) {
    #expect(Path { $0.move(to: CGPoint(x: number, y: 0)) }.description == "\(text) 0 m")
  }

  @Test(arguments: [
    ("", ""), ("0 0 m 1", "0 0 m"), ("1 2 m 3 4 l h", "1 2 m 3 4 l h"), ("\t1\n2\r\u{0C}m", "1 2 m"),
    ("0 0 m 1 2 3 4 q 5 6 t", "0 0 m 1 2 3 4 q 5 6 5 6 q"), ("0 0 m 5 6 t", "0 0 m 0 0 5 6 q"),
    ("0 0 m 1 2 3 4 v", "0 0 m 0 0 1 2 3 4 c"), ("0 0 m 1 2 3 4 y", "0 0 m 1 2 3 4 3 4 c"),
    ("1 2 3 4 re", "1 2 m 4 2 l 4 6 l 1 6 l h"), ("1e2 -.5 m", "100 -0.5 m"), ("+1 1. m", "1 1 m"),
    ("0 0 m 1 1l2 2l h", "0 0 m 1 1 l 2 2 l h"), ("Inf 0 m", "inf 0 m"), ("1-2m", "1 -2 m"), ("h", ""), ("1 1 l", ""),
  ])
  func `a text is read as Apple's systems read it`(text: String, result: String) throws {
    #expect(try #require(Path(text)).description == result)
  }

  @Test(arguments: [
    "x", "0 0 m, 1 1 l", "1 m", "1 2 3 m", "1 l", "0 0 m 1 h", "1 2 3 4 5 6 7 c", "0 0 m 1 1 z", "nan 0 m", "inf 0 m",
    "-", ".", "1 2 rx", "0x10 0 m", "\u{0}", "é",
  ])
  func `a text that is no description gives nothing`(text: String) { #expect(Path(text) == nil) }

  @Test(arguments: 0..<200)
  func `a description read again is the same`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let text = Path.random(using: &generator).description
    #expect(try #require(Path(text)).description == text)
  }

  @Test(arguments: 0..<50)
  func `a path of whole numbers read again is equal`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let path = Path.random(using: &generator) { ($0 * 1000).rounded() }
    #expect(try #require(Path(path.description)) == path)
  }

  @Test(arguments: 0..<300)
  func `a damaged description never stops the reader`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var bytes = Array(Path.random(using: &generator).description.utf8)
    for _ in 0..<5 {
      if bytes.isEmpty { break }
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
    }
    if let path = Path(String(decoding: bytes, as: UTF8.self)) { #expect(path.description.count < 100_000) }
  }
}

extension Path {
  /// Returns a path of up to twenty random elements with coordinates around one.
  static func random(
    using generator: inout SplitMix64, rounding: (Double) -> Double = { $0 * 1000 }
  ) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      let numbers = (0..<6).map { _ in rounding(Double.random(in: -1...1, using: &generator)) }
      let (a, b) = (CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: path.move(to: a)
      case 1, 2: path.addLine(to: a)
      case 3: path.addQuadCurve(to: a, control: b)
      case 4: path.addCurve(to: a, control1: b, control2: CGPoint(x: numbers[4], y: numbers[5]))
      default: path.closeSubpath()
      }
    }
    return path
  }
}
