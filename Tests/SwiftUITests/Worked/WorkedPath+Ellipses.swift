import SwiftUI

extension WorkedPath {
  /// Ellipses and circles.
  static let ellipses: [WorkedPath] = [
    WorkedPath(
      id: "ellipse in 10 20 90 40",
      path: Path(ellipseIn: CGRect(x: 10, y: 20, width: 90, height: 40)),
      text: """
        100 40 m 100 51.0457 79.8528 60 55 60 c 30.1472 60 10 51.0457 10 40 c 10 28.9543 30.1472 20 55 20 c 79.8528 \
        20 100 28.9543 100 40 c h
        """),
    WorkedPath(
      id: "ellipse in -30 5 40 110",
      path: Path(ellipseIn: CGRect(x: -30, y: 5, width: 40, height: 110)),
      text: """
        10 60 m 10 90.3757 1.04569 115 -10 115 c -21.0457 115 -30 90.3757 -30 60 c -30 29.6243 -21.0457 5 -10 5 c \
        1.04569 5 10 29.6243 10 60 c h
        """),
    WorkedPath(
      id: "ellipse in 100 60 -90 -40",
      path: Path(ellipseIn: CGRect(x: 100, y: 60, width: -90, height: -40)),
      text: """
        100 40 m 100 51.0457 79.8528 60 55 60 c 30.1472 60 10 51.0457 10 40 c 10 28.9543 30.1472 20 55 20 c 79.8528 \
        20 100 28.9543 100 40 c h
        """),
    WorkedPath(
      id: "ellipse in 0 0 10 0",
      path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 0)),
      text: "10 0 m 10 0 7.76142 0 5 0 c 2.23858 0 0 0 0 0 c 0 0 2.23858 0 5 0 c 7.76142 0 10 0 10 0 c h"),
    WorkedPath(
      id: "circle in 10 20 90 40",
      path: Circle().path(in: CGRect(x: 10, y: 20, width: 90, height: 40)),
      text: """
        75 40 m 75 51.0457 66.0457 60 55 60 c 43.9543 60 35 51.0457 35 40 c 35 28.9543 43.9543 20 55 20 c 66.0457 20 \
        75 28.9543 75 40 c h
        """),
    WorkedPath(
      id: "circle in -30 5 40 110",
      path: Circle().path(in: CGRect(x: -30, y: 5, width: 40, height: 110)),
      text: """
        10 60 m 10 71.0457 1.04569 80 -10 80 c -21.0457 80 -30 71.0457 -30 60 c -30 48.9543 -21.0457 40 -10 40 c \
        1.04569 40 10 48.9543 10 60 c h
        """),
    WorkedPath(
      id: "circle in 100 60 -90 -40",
      path: Circle().path(in: CGRect(x: 100, y: 60, width: -90, height: -40)),
      text: """
        75 40 m 75 51.0457 66.0457 60 55 60 c 43.9543 60 35 51.0457 35 40 c 35 28.9543 43.9543 20 55 20 c 66.0457 20 \
        75 28.9543 75 40 c h
        """),
  ]
}
