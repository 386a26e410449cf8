import SwiftUI

extension PathGolden {
  /// Arcs about (50, 50) with radius 40, and a few others, as recorded from Apple's SwiftUI on macOS 26.2.
  static let arcs: [PathGolden] = [
    PathGolden(
      id: "arc 0 0 ccw",
      path: arc(0, 0, clockwise: false),
      text: "90 50 m"),
    PathGolden(
      id: "arc 0 30 ccw",
      path: arc(0, 30, clockwise: false),
      text: "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c"),
    PathGolden(
      id: "arc 0 120 ccw",
      path: arc(0, 120, clockwise: false),
      text: "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"),
    PathGolden(
      id: "arc 0 360 ccw",
      path: arc(0, 360, clockwise: false),
      text: """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c \
        72.0914 10 90 27.9086 90 50 c h
        """),
    PathGolden(
      id: "arc 0 450 ccw",
      path: arc(0, 450, clockwise: false),
      text: """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c \
        72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c
        """),
    PathGolden(
      id: "arc 0 -360 ccw",
      path: arc(0, -360, clockwise: false),
      text: """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c \
        72.0914 10 90 27.9086 90 50 c
        """),
    PathGolden(
      id: "arc 0 45 cw",
      path: arc(0, 45, clockwise: true),
      text: """
        90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c \
        60.6087 90 70.7828 85.7857 78.2843 78.2843 c
        """),
    PathGolden(
      id: "arc 0 360 cw",
      path: arc(0, 360, clockwise: true),
      text: """
        90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c \
        72.0914 90 90 72.0914 90 50 c h
        """),
    PathGolden(
      id: "arc 0 -90 cw",
      path: arc(0, -90, clockwise: true),
      text: "90 50 m 90 27.9086 72.0914 10 50 10 c"),
    PathGolden(
      id: "arc -90 0 cw",
      path: arc(-90, 0, clockwise: true),
      text: "50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"),
    PathGolden(
      id: "move 0,0 then arc c(50,30) r20 0 90 ccw",
      path: Path { path in
        path.move(to: .zero)
        path.addArc(
          center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      },
      text: "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c"),
    PathGolden(
      id: "arc 0 90 ccw, transform scaleX 2",
      path: arc(0, 90, clockwise: false, transform: CGAffineTransform(scaleX: 2, y: 1)),
      text: "180 50 m 180 72.0914 144.183 90 100 90 c"),
    PathGolden(
      id: "relative arc 0 delta 0",
      path: Path { $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .zero) },
      text: "90 50 m"),
  ]
}
