import SwiftUI

extension PathGolden {
  /// Outlines of strokes, as recorded from Apple's SwiftUI on macOS 26.2.
  static let strokes: [PathGolden] = [
    PathGolden(
      id: "line (0,0)-(50,0) width 2 square",
      path: Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
        .strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
      text: "0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h"),
    PathGolden(
      id: "Rectangle().stroke(lineWidth: 2)",
      path: Rectangle().stroke(lineWidth: 2).path(in: r),
      text: "0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0 l -1 60 l -1 61 l "
        + "0 61 l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l h"),
    PathGolden(
      id: "triangle width 4 miter",
      path: triangle.strokedPath(StrokeStyle(lineWidth: 4)),
      text: "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h "
        + "0 -2 m -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l "
        + "101.536 1.28037 l 104.27 -2 l 100 -2 l 0 -2 l h"),
    PathGolden(
      id: "triangle width 4 round/round",
      path: triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
      text: "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h "
        + "0 -2 m -1.69568 -2 -2.62199 -0.022285 -1.53644 1.28037 c 48.4636 61.2804 l "
        + "49.2631 62.2399 50.7369 62.2399 51.5364 61.2804 c 101.536 1.28037 l "
        + "102.622 -0.022285 101.696 -2 100 -2 c 0 -2 l h"),
    PathGolden(
      id: "Circle in (0,0,40,40) width 4",
      path: Circle().stroke(lineWidth: 4).path(in: CGRect(x: 0, y: 0, width: 40, height: 40)),
      text: "38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c "
        + "29.9411 2 38 10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c "
        + "-2 32.1503 7.84974 42 20 42 c 32.1503 42 42 32.1503 42 20 c h"),
  ]

  /// The triangle of the recordings.
  static let triangle = Path { path in
    path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
    path.closeSubpath()
  }
}
