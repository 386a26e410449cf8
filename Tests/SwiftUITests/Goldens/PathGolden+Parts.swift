import SwiftUI

extension PathGolden {
  /// Parts of outlines, and moved ones, as recorded from Apple's SwiftUI on macOS 26.2.
  static let parts: [PathGolden] = [
    PathGolden(
      id: "R trimmed 0...1",
      path: Path(r).trimmedPath(from: 0, to: 1),
      text: "0 0 m 100 0 l 100 60 l 0 60 l h"),
    PathGolden(
      id: "R trimmed -0.5...1.5",
      path: Path(r).trimmedPath(from: -0.5, to: 1.5),
      text: "0 0 m 100 0 l 100 60 l 0 60 l h"),
    PathGolden(
      id: "R trimmed 0.1...0.6",
      path: Path(r).trimmedPath(from: 0.1, to: 0.6),
      text: "32 0 m 100 0 l 100 60 l 68 60 l"),
    PathGolden(
      id: "R trimmed 0...0.999",
      path: Path(r).trimmedPath(from: 0, to: 0.999),
      text: "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l"),
    PathGolden(
      id: "Rectangle().trim(0.25, 0.5)",
      path: Rectangle().trim(from: 0.25, to: 0.5).path(in: r),
      text: "80 0 m 100 0 l 100 60 l"),
    PathGolden(
      id: "rects (0,0,10,10)+(20,0,10,10) trimmed 0.25...0.75",
      path: twoSquares.trimmedPath(from: 0.25, to: 0.75),
      text: "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l"),
    PathGolden(
      id: "Circle in (0,0,100,100) trimmed 0.2...0.8",
      path: Circle().trim(from: 0.2, to: 0.8).path(in: CGRect(x: 0, y: 0, width: 100, height: 100)),
      text: """
        65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c 0 22.3858 22.3858 0 \
        50 0 c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c
        """),
    PathGolden(
      id: "Rectangle offset 10,5",
      path: Rectangle().offset(x: 10, y: 5).path(in: r),
      text: "10 5 m 110 5 l 110 65 l 10 65 l h"),
    PathGolden(
      id: "Rectangle scale 0.5",
      path: Rectangle().scale(0.5).path(in: r),
      text: "25 15 m 75 15 l 75 45 l 25 45 l h"),
    PathGolden(
      id: "scale 0.5 topLeading",
      path: Rectangle().scale(0.5, anchor: .topLeading).path(in: r),
      text: "0 0 m 50 0 l 50 30 l 0 30 l h"),
    PathGolden(
      id: "Rectangle rotated 90",
      path: Rectangle().rotation(.degrees(90)).path(in: r),
      text: "80 -20 m 80 80 l 20 80 l 20 -20 l h"),
    PathGolden(
      id: "rotated 30 about bottomTrailing",
      path: Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: r),
      text: "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h"),
    PathGolden(
      id: "shear c = 0.5",
      path: Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).path(in: r),
      text: "0 0 m 100 0 l 130 60 l 30 60 l h"),
    PathGolden(
      id: "Rectangle size 40x20",
      path: Rectangle().size(width: 40, height: 20).path(in: r),
      text: "0 0 m 40 0 l 40 20 l 0 20 l h"),
  ]
}
