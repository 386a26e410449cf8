import SwiftUI

extension WorkedPath {
  /// Shapes and paths all of whose points are moved by a transform.
  static let transformedShapes: [WorkedPath] = [
    WorkedPath(
      id: "ellipse",
      path: Path { $0.addEllipse(in: wide, transform: skewed) },
      text: """
        17 102 m 5.95431 124.091 -13.0736 136.963 -25.5 130.75 c -37.9264 124.537 -39.0457 101.591 -28 79.5 c \
        -16.9543 57.4086 2.07359 44.5368 14.5 50.75 c 26.9264 56.9632 28.0457 79.9086 17 102 c h
        """),
    WorkedPath(
      id: "circular corners",
      path: Path {
        $0.addRoundedRect(in: wide, cornerSize: CGSize(width: 9, height: 5), style: .circular, transform: mirrored)
      },
      text: """
        0 40 m 0 55 l 0 57.7614 4.02944 60 9 60 c 81 60 l 85.9706 60 90 57.7614 90 55 c 90 25 l 90 22.2386 85.9706 \
        20 81 20 c 9 20 l 4.02944 20 0 22.2386 0 25 c h
        """),
    WorkedPath(
      id: "uneven corners",
      path: Path {
        $0.addRoundedRect(
          in: wide, cornerRadii: RectangleCornerRadii(topLeading: 9, bottomTrailing: 4), transform: sheared)
      },
      text: """
        119 38 m 126.943 53.8853 l 127.823 55.646 128.263 56.5264 128.437 57.474 c 128.578 58.5087 128.171 59.3238 \
        127.324 59.7004 c 126.526 60 125.646 60 123.885 60 c 40 60 l 40 60 40 60 40 60 c 40 60 40 60 40 60 c 40 60 \
        40 60 40 60 c 26.879 33.758 l 24.8982 29.7964 23.9078 27.8157 23.5159 25.6834 c 23.1992 23.3554 24.1162 \
        21.5215 26.0205 20.6742 c 27.8157 20 29.7964 20 33.758 20 c 110 20 l 110 20 110 20 110 20 c 110 20 110 20 \
        110 20 c 110 20 110 20 110 20 c h
        """),
    WorkedPath(
      id: "rectangles",
      path: Path { $0.addRects([wide, tall], transform: skewed) },
      text: "-8 39.5 m 37 62 l -3 142 l -48 119.5 l h -13 -0.5 m 7 9.5 l -103 229.5 l -123 219.5 l h"),
    WorkedPath(
      id: "path",
      path: Path { $0.addPath(linesAndCurves, transform: skewed) },
      text: "7 -3 m 27 7 l 37 12 17 52 q -13 112 -43 122 -33 77 c h 57 22 m 32 84.5 72 29.5 q h"),
    WorkedPath(
      id: "applying",
      path: linesAndCurves.applying(sheared),
      text: "0 0 m 40 0 l 60 0 70 20 q 85 50 50 60 20 40 c h 100 0 m 125 30 130 0 q h"),
    WorkedPath(
      id: "capsule",
      path: Capsule().path(in: wide).applying(skewed),
      text: """
        17 102 m 17 102 l 16.2 103.6 13.4 109.2 8.88077 116.366 c 2.76588 126.242 -3.34704 133.373 -7.81671 135.846 \
        c -11.6841 137.658 -13.8849 136.558 -18.2866 134.357 c -32.7134 127.143 l -37.1151 124.942 -39.3159 123.842 \
        -40.1868 119.661 c -40.8906 114.602 -38.8529 105.432 -34.621 94.6148 c -31.6 86.7 -28.8 81.1 -28 79.5 c -28 \
        79.5 l -27.2 77.9 -24.4 72.3 -19.8808 65.1343 c -13.7659 55.2583 -7.65296 48.1265 -3.18329 45.6539 c 0.68407 \
        43.842 2.8849 44.9425 7.28665 47.1433 c 21.7134 54.3567 l 26.1151 56.5575 28.3159 57.658 29.1868 61.839 c \
        29.8906 66.8983 27.8529 76.0677 23.621 86.8852 c 20.6 94.8 17.8 100.4 17 102 c h
        """),
  ]
}
