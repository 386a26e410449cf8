import SwiftUI

extension PathGolden {
  /// Lines, curves and what the parser makes of them, as recorded from Apple's SwiftUI on macOS 26.2.
  static let lines: [PathGolden] = [
    PathGolden(
      id: "move, line, close, line",
      path: Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 0, y: 10))
      },
      text: "0 0 m 10 0 l h 0 10 l"),
    PathGolden(
      id: "addLines 3 points",
      path: Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
      text: "0 0 m 10 10 l 20 0 l"),
    PathGolden(
      id: "quad + cubic",
      path: quadraticAndCubic,
      text: "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c"),
    PathGolden(
      id: "the same text parsed, with h",
      path: Path(quadraticAndCubic.description + " h") ?? Path(),
      text: "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h"),
  ]
}
