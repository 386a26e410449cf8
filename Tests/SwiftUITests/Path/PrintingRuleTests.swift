import SwiftUI
import Testing

@Suite struct PrintingRuleTests {
  @Test func `an element is its numbers, control points first, then a letter, with single spaces between`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
      path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
      path.closeSubpath()
    }
    #expect(path.description == "1 2 m 3 4 l 5 6 7 8 q 9 10 11 12 13 14 c h")
    #expect("\(path)" == path.description)
  }

  // What C's printf writes with %g: six digits, ties to even, no zeros at the end, an exponent below -4 and from 6.
  static let numbers: [(Double, String)] = [
    (-1234567.891, "-1.23457e+06"), (123456.5, "123456"), (123457.5, "123458"), (-123456.7, "-123457"),
    (100000.5, "100000"), (999999.4999, "999999"), (-999999.5, "-1e+06"), (999_999.499_999_999_9, "999999"),
    (0.0001, "0.0001"), (0.00009999996, "0.0001"), (0.0000999999, "9.99999e-05"), (0.000123456789, "0.000123457"),
    (1e-5, "1e-05"), (1e-100, "1e-100"), (.leastNonzeroMagnitude, "4.94066e-324"),
    (1.7976931348623157e308, "1.79769e+308"),
    (2.5e10, "2.5e+10"), (1e21, "1e+21"), (1_000_000, "1e+06"), (-1_000_000, "-1e+06"), (1_000_001, "1e+06"),
    (3.0000004, "3"), (0.1, "0.1"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"), (66.568542494923804, "66.5685"),
    (10.10, "10.1"), (-0.5, "-0.5"), (-1e-7, "-1e-07"), (0, "0"), (-0.0, "-0"), (1, "1"), (-999999, "-999999"),
  ]

  @Test(arguments: numbers)
  func `numbers are printed as C prints them in its own locale`(number: Double, text: String) {
    #expect(Path { $0.move(to: CGPoint(x: 5, y: number)) }.description == "5 \(text) m")
  }

  // The C library of macOS prints no sign of what is not a number; a difference of infinities has one on some machines.
  @Test(arguments: [UInt64(0x7FF8_0000_0000_0000), 0xFFF8_0000_0000_0000])
  func `what is not a number has no sign`(bits: UInt64) {
    #expect(Path { $0.move(to: CGPoint(x: Double(bitPattern: bits), y: 0)) }.description == "nan 0 m")
  }

  @Test func `an empty path is the empty string`() { #expect(Path().description == "") }

  @Test func `a description loses what is behind the sixth digit`() throws {
    let (short, long) = (CGPoint(x: 12.3456, y: -0.5), CGPoint(x: 12.34567, y: -0.5))
    func again(_ point: CGPoint) throws -> Bool {
      let path = Path { $0.move(to: point) }
      return try #require(Path(path.description)) == path
    }
    #expect(try again(short))
    #expect(try !again(long))
  }
}
