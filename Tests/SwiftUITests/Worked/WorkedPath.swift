import SwiftUI
import Testing

/// A path, and the description that its rule gives for it, worked out apart from this library.
///
/// The texts come from a Python script that says each rule in its own words: sines and cosines for arcs, tangent
/// lengths for tangent arcs, distances from the corner for rounded corners, chord tables and de Casteljau's construction
/// for parts. Numbers are double precision; the constants of continuous corners, the lengths of chords and the fractions
/// of parts are rounded to single precision (`numpy.float32`). The tolerance of the chord rule is 0.474, and only cases
/// that come out alike for 0.470 and 0.478 are kept. Numbers are printed with `%g`, those under 1e-9 as 0. The same
/// script gives the strings that were recorded from Apple's SwiftUI.
struct WorkedPath: Sendable, CustomTestStringConvertible {
  var id: String
  var path: Path
  var text: String

  var testDescription: String { id }

  /// Returns where the path's description differs from the text, with a number under 1e-9 taken for zero.
  ///
  /// - Parameter lastDigits: How far a number may be off, in units of its sixth digit.
  func misprints(lastDigits: Double = 0) -> [String] {
    let (actual, expected) = (path.description.split(separator: " "), text.split(separator: " "))
    if actual.count != expected.count { return [path.description] }
    return zip(actual, expected).compactMap { word, wanted in
      if word == wanted { return nil }
      guard let number = Double(word), let goal = Double(wanted) else { return "\(word), not \(wanted)" }
      let unit = goal == 0 ? 0 : pow(10, log10(abs(goal)).rounded(.down) - 5)
      return abs(number - goal) <= max(1e-9, lastDigits * unit * 1.001) ? nil : "\(word), not \(wanted)"
    }
  }
}

extension WorkedPath {
  static let wide = CGRect(x: 10, y: 20, width: 90, height: 40)
  static let tall = CGRect(x: -30, y: 5, width: 40, height: 110)
  /// The wide rectangle, given from its bottom right corner.
  static let turnedAround = CGRect(x: 100, y: 60, width: -90, height: -40)

  static let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
  static let sheared = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
  static let skewed = CGAffineTransform(a: 0.5, b: 0.25, c: -1, d: 2, tx: 7, ty: -3)

  static let triangle = drawn("0 0 m 30 0 l 30 40 l h")
  static let threeSubpaths = drawn("0 0 m 10 0 l 0 10 m 20 10 l 20 20 l 50 50 m 50 60 l 60 60 l 50 50 l h")
  static let linesAndCurves = drawn(
    "0 0 m 40 0 l 60 0 60 20 q 60 50 20 60 0 40 c h 100 0 m 110 30 130 0 q h")

  static func drawn(_ text: String) -> Path { Path(text) ?? Path() }

  /// Returns an arc about (20, 30) with the radius 16, added to what a text draws.
  static func arc(
    from start: Double, to end: Double, clockwise: Bool, after text: String = "",
    transform: CGAffineTransform = .identity
  ) -> Path {
    var path = drawn(text)
    path.addArc(
      center: CGPoint(x: 20, y: 30), radius: 16, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise, transform: transform)
    return path
  }

  /// Returns a relative arc about (20, 30) with the radius 16, added to what a text draws.
  static func relativeArc(
    from start: Double, delta: Double, after text: String = "", transform: CGAffineTransform = .identity
  ) -> Path {
    var path = drawn(text)
    path.addRelativeArc(
      center: CGPoint(x: 20, y: 30), radius: 16, startAngle: .degrees(start), delta: .degrees(delta),
      transform: transform)
    return path
  }

  static func tangentArc(_ start: CGPoint, _ corner: CGPoint, _ end: CGPoint, radius: CGFloat) -> Path {
    Path { path in
      path.move(to: start)
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
  }

  static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ style: RoundedCornerStyle) -> Path {
    Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: style)
  }

  static func unevenShape(
    _ topLeading: CGFloat, _ bottomLeading: CGFloat, _ bottomTrailing: CGFloat, _ topTrailing: CGFloat,
    _ style: RoundedCornerStyle
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, bottomTrailingRadius: bottomTrailing,
      topTrailingRadius: topTrailing, style: style)
  }

  static func uneven(
    _ topLeading: CGFloat, _ bottomLeading: CGFloat, _ bottomTrailing: CGFloat, _ topTrailing: CGFloat,
    _ style: RoundedCornerStyle, in rect: CGRect
  ) -> Path {
    unevenShape(topLeading, bottomLeading, bottomTrailing, topTrailing, style).path(in: rect)
  }
}
