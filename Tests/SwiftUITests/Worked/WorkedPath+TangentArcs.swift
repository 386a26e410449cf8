import SwiftUI

extension WorkedPath {
  /// Arcs that touch two lines and turn by no more than 90°.
  static let tangentArcs: [WorkedPath] = [
    WorkedPath(
      id: "from 0 0 by 40 10 to 90 -30, radius 12",
      path: tangentArc(CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 90, y: -30), radius: 12),
      text: "0 0 m 34.2342 8.55854 l 37.8675 9.46686 41.7165 8.62681 44.6409 6.28726 c"),
    WorkedPath(
      id: "from 0 0 by 40 10 to 90 60, radius 12",
      path: tangentArc(CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 90, y: 60), radius: 12),
      text: "0 0 m 36.7754 9.19386 l 38.8854 9.72136 40.8124 10.8124 42.3503 12.3503 c"),
    WorkedPath(
      id: "from -20 35 by 0 0 to 60 -10, radius 7.5",
      path: tangentArc(CGPoint(x: -20, y: 35), CGPoint(x: 0, y: 0), CGPoint(x: 60, y: -10), radius: 7.5),
      text: "-20 35 m -1.76659 3.09154 l -0.64866 1.13516 1.28963 -0.214938 3.51224 -0.585373 c"),
    WorkedPath(
      id: "from 10 90 by 10 10 to 70 10, radius 25",
      path: tangentArc(CGPoint(x: 10, y: 90), CGPoint(x: 10, y: 10), CGPoint(x: 70, y: 10), radius: 25),
      text: "10 90 m 10 35 l 10 21.1929 21.1929 10 35 10 c"),
    WorkedPath(
      id: "from 10 90 by 10 10 to -50 10, radius 25",
      path: tangentArc(CGPoint(x: 10, y: 90), CGPoint(x: 10, y: 10), CGPoint(x: -50, y: 10), radius: 25),
      text: "10 90 m 10 35 l 10 21.1929 -1.19288 10 -15 10 c"),
    WorkedPath(
      id: "from 100 0 by 50 50 to -20 30, radius 30",
      path: tangentArc(CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 50), CGPoint(x: -20, y: 30), radius: 30),
      text: "100 0 m 62.4819 37.5181 l 54.778 45.222 43.5029 48.1437 33.0271 45.1506 c"),
    WorkedPath(
      id: "from 0 0 by 100 1 to 200 0, radius 40",
      path: tangentArc(CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 1), CGPoint(x: 200, y: 0), radius: 40),
      text: "0 0 m 99.6 0.996 l 99.8667 0.998667 100.133 0.998667 100.4 0.996 c"),
    WorkedPath(
      id: "from 3 -4 by 0 0 to 5 5, radius 2",
      path: tangentArc(CGPoint(x: 3, y: -4), CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5), radius: 2),
      text: "3 -4 m 1.04075 -1.38767 l 0.443574 -0.591432 0.522757 0.522757 1.22654 1.22654 c"),
    WorkedPath(
      id: "from 0 0 by 30 0 to 40 5, radius 500",
      path: tangentArc(CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 40, y: 5), radius: 500),
      text: "0 0 m -88.034 0 l -10.4114 0 66.1451 18.0725 135.573 52.7864 c"),
  ]
}
