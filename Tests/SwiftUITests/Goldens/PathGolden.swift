import SwiftUI
import Testing

/// A path, and the description of it that was recorded from Apple's SwiftUI.
struct PathGolden: Sendable, CustomTestStringConvertible {
  var id: String
  var path: Path
  var text: String

  var testDescription: String { id }

  static let r = CGRect(x: 0, y: 0, width: 100, height: 60)

  static let quadraticAndCubic = Path { path in
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
    path.addCurve(to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
  }

  static let twoSquares = Path { path in
    path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
  }

  static func arc(
    _ start: Double, _ end: Double, clockwise: Bool, transform: CGAffineTransform = .identity
  ) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise, transform: transform)
    }
  }

  static func uneven(
    _ topLeading: CGFloat, _ bottomLeading: CGFloat, _ bottomTrailing: CGFloat, _ topTrailing: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, bottomTrailingRadius: bottomTrailing,
      topTrailingRadius: topTrailing, style: style)
  }
}
