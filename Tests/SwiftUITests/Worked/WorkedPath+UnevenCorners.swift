import SwiftUI

extension WorkedPath {
  /// Circular corners of different radii: top leading, bottom leading, bottom trailing, top trailing.
  static let unevenCircularCorners: [WorkedPath] = [
    WorkedPath(
      id: "8 3 12 5 in 10 20 90 40",
      path: uneven(8, 3, 12, 5, .circular, in: CGRect(x: 10, y: 20, width: 90, height: 40)),
      text: """
        100 36.5 m 100 48 l 100 54.6274 94.6274 60 88 60 c 13 60 l 11.3431 60 10 58.6569 10 57 c 10 28 l 10 23.5817 \
        13.5817 20 18 20 c 95 20 l 97.7614 20 100 22.2386 100 25 c h
        """),
    WorkedPath(
      id: "0 15 0 4 in 10 20 90 40",
      path: uneven(0, 15, 0, 4, .circular, in: CGRect(x: 10, y: 20, width: 90, height: 40)),
      text: """
        100 42 m 100 60 l 100 60 100 60 100 60 c 25 60 l 16.7157 60 10 53.2843 10 45 c 10 20 l 10 20 10 20 10 20 c \
        96 20 l 98.2091 20 100 21.7909 100 24 c h
        """),
    WorkedPath(
      id: "35 0 0 70 in 10 20 90 40",
      path: uneven(35, 0, 0, 70, .circular, in: CGRect(x: 10, y: 20, width: 90, height: 40)),
      text: """
        100 60 m 100 60 l 100 60 100 60 100 60 c 10 60 l 10 60 10 60 10 60 c 10 55 l 10 35.67 25.67 20 45 20 c 60 20 \
        l 82.0914 20 100 37.9086 100 60 c h
        """),
    WorkedPath(
      id: "0 0 0 0 in 10 20 90 40",
      path: uneven(0, 0, 0, 0, .circular, in: CGRect(x: 10, y: 20, width: 90, height: 40)),
      text: """
        100 40 m 100 60 l 100 60 100 60 100 60 c 10 60 l 10 60 10 60 10 60 c 10 20 l 10 20 10 20 10 20 c 100 20 l \
        100 20 100 20 100 20 c h
        """),
    WorkedPath(
      id: "30 20 15 35 in -30 5 40 110",
      path: uneven(30, 20, 15, 35, .circular, in: CGRect(x: -30, y: 5, width: 40, height: 110)),
      text: """
        10 62.5 m 10 100 l 10 108.284 3.28427 115 -5 115 c -10 115 l -21.0457 115 -30 106.046 -30 95 c -30 25 l -30 \
        13.9543 -21.0457 5 -10 5 c -10 5 l 1.04569 5 10 13.9543 10 25 c h
        """),
    WorkedPath(
      id: "1 2 3 4 in 100 60 -90 -40",
      path: uneven(1, 2, 3, 4, .circular, in: CGRect(x: 100, y: 60, width: -90, height: -40)),
      text: """
        100 40.5 m 100 57 l 100 58.6569 98.6569 60 97 60 c 12 60 l 10.8954 60 10 59.1046 10 58 c 10 21 l 10 20.4477 \
        10.4477 20 11 20 c 96 20 l 98.2091 20 100 21.7909 100 24 c h
        """),
    WorkedPath(
      id: "300 400 0 0 in 10 20 90 40",
      path: uneven(300, 400, 0, 0, .circular, in: CGRect(x: 10, y: 20, width: 90, height: 40)),
      text: """
        100 40 m 100 60 l 100 60 100 60 100 60 c 30 60 l 18.9543 60 10 51.0457 10 40 c 10 40 l 10 28.9543 18.9543 20 \
        30 20 c 100 20 l 100 20 100 20 100 20 c h
        """),
    WorkedPath(
      id: "5 5 5 5 in 10 20 0 40",
      path: uneven(5, 5, 5, 5, .circular, in: CGRect(x: 10, y: 20, width: 0, height: 40)),
      text: """
        10 40 m 10 60 l 10 60 10 60 10 60 c 10 60 l 10 60 10 60 10 60 c 10 20 l 10 20 10 20 10 20 c 10 20 l 10 20 10 \
        20 10 20 c h
        """),
  ]
}
