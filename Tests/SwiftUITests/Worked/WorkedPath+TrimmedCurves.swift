import SwiftUI

extension WorkedPath {
  /// Parts of outlines with curves, cut by the table of chords.
  static let trimmedCurves: [WorkedPath] = [
    WorkedPath(
      id: "ellipse in 0 0 400 400, 0.1 to 0.9",
      path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 400, height: 400)).trimmedPath(from: 0.1, to: 0.9),
      text: """
        361.813 317.567 m 325.453 367.526 266.519 400 200 400 c 89.5431 400 0 310.457 0 200 c 0 89.5431 89.5431 0 \
        200 0 c 266.519 0 325.453 32.4738 361.813 82.4328 c
        """),
    WorkedPath(
      id: "ellipse in 0 0 30 30, 0.05 to 0.55",
      path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)).trimmedPath(from: 0.05, to: 0.55),
      text: """
        29.2608 19.6637 m 27.2996 25.6647 21.6561 30 15 30 c 6.71573 30 0 23.2843 0 15 c 0 13.3718 0.259415 11.8042 \
        0.739168 10.3363 c
        """),
    WorkedPath(
      id: "ellipse in 10 20 90 40, 0.2 to 0.8",
      path: Path(ellipseIn: CGRect(x: 10, y: 20, width: 90, height: 40)).trimmedPath(from: 0.2, to: 0.8),
      text: """
        65.5984 59.4421 m 62.1998 59.8068 58.6507 60 55 60 c 30.1472 60 10 51.0457 10 40 c 10 28.9543 30.1472 20 55 \
        20 c 58.6507 20 62.1998 20.1932 65.5984 20.5579 c
        """),
    WorkedPath(
      id: "ellipse in -30 5 40 110, 0.33 to 0.34",
      path: Path(ellipseIn: CGRect(x: -30, y: 5, width: 40, height: 110)).trimmedPath(from: 0.33, to: 0.34),
      text: "-23.1252 101.501 m -23.4273 100.777 -23.7215 100.03 -24.0072 99.2583 c"),
    WorkedPath(
      id: "ellipse in 0 0 6 6, 0.4 to 0.95",
      path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 6)).trimmedPath(from: 0.4, to: 0.95),
      text: """
        0.578826 4.77176 m 0.214903 4.27529 0 3.66274 0 3 c 0 1.34315 1.34315 0 3 0 c 4.32548 0 5.45019 0.859613 \
        5.84706 2.05177 c
        """),
    WorkedPath(
      id: "ellipse in 0 0 2000 1000, 0.125 to 0.875",
      path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 2000, height: 1000)).trimmedPath(from: 0.125, to: 0.875),
      text: """
        1594.55 902.07 m 1428.36 963.608 1222.68 1000 1000 1000 c 447.715 1000 0 776.142 0 500 c 0 223.858 447.715 0 \
        1000 0 c 1222.68 0 1428.36 36.392 1594.55 97.93 c
        """),
    WorkedPath(
      id: "quad 0 0 m 0 100 100 100 q, 0.1 to 0.6",
      path: drawn("0 0 m 0 100 100 100 q").trimmedPath(from: 0.1, to: 0.6),
      text: "0.734077 16.4016 m 5.25402 64.6365 37.6047 85.0407 q"),
    WorkedPath(
      id: "quad 0 0 m 0 100 100 100 q, 0 to 0.75",
      path: drawn("0 0 m 0 100 100 100 q").trimmedPath(from: 0, to: 0.75),
      text: "0 0 m 0 77.3772 59.8723 94.8821 q"),
    WorkedPath(
      id: "quad 0 0 m 0 100 100 100 q, 0.5 to 1",
      path: drawn("0 0 m 0 100 100 100 q").trimmedPath(from: 0.5, to: 1),
      text: "25 75 m 50 100 100 100 q"),
    WorkedPath(
      id: "quad 5 5 m 50 -200 300 40 q, 0.1 to 0.6",
      path: drawn("5 5 m 50 -200 300 40 q").trimmedPath(from: 0.1, to: 0.6),
      text: "16.4278 -32.4679 m 57.6484 -131.778 178.619 -57.9717 q"),
    WorkedPath(
      id: "quad 5 5 m 50 -200 300 40 q, 0 to 0.75",
      path: drawn("5 5 m 50 -200 300 40 q").trimmedPath(from: 0, to: 0.75),
      text: "5 5 m 42.9282 -167.784 226.487 -24.4424 q"),
    WorkedPath(
      id: "quad 5 5 m 50 -200 300 40 q, 0.5 to 1",
      path: drawn("5 5 m 50 -200 300 40 q").trimmedPath(from: 0.5, to: 1),
      text: "144.268 -76.1547 m 208.362 -47.9726 300 40 q"),
    WorkedPath(
      id: "quad 0 0 m 1 2 3 0 q, 0.1 to 0.6",
      path: drawn("0 0 m 1 2 3 0 q").trimmedPath(from: 0.1, to: 0.6),
      text: "0.23867 0.400787 m 0.826536 1.21854 1.6934 0.920298 q"),
    WorkedPath(
      id: "quad 0 0 m 1 2 3 0 q, 0 to 0.75",
      path: drawn("0 0 m 1 2 3 0 q").trimmedPath(from: 0, to: 0.75),
      text: "0 0 m 0.775724 1.55145 2.15319 0.695906 q"),
    WorkedPath(
      id: "quad 0 0 m 1 2 3 0 q, 0.5 to 1",
      path: drawn("0 0 m 1 2 3 0 q").trimmedPath(from: 0.5, to: 1),
      text: "1.40699 0.989413 m 2.1029 0.897105 3 0 q"),
    WorkedPath(
      id: "cubic 10 0 m 300 80 -200 90 40 160 c, 0.1 to 0.6",
      path: drawn("10 0 m 300 80 -200 90 40 160 c").trimmedPath(from: 0.1, to: 0.6),
      text: "43.3886 10.021 m 161.473 49.0577 79.1223 70.2675 19.3565 92.5997 c"),
    WorkedPath(
      id: "cubic 10 0 m 300 80 -200 90 40 160 c, 0 to 0.8",
      path: drawn("10 0 m 300 80 -200 90 40 160 c").trimmedPath(from: 0, to: 0.8),
      text: "10 0 m 257.149 68.179 -69.4861 85.5164 -22.8542 132.481 c"),
    WorkedPath(
      id: "cubic 10 0 m 300 80 -200 90 40 160 c, 0.25 to 1",
      path: drawn("10 0 m 300 80 -200 90 40 160 c").trimmedPath(from: 0.25, to: 1),
      text: "90.4643 30.435 m 172.01 84.0927 -165.643 100.021 40 160 c"),
    WorkedPath(
      id: "cubic 0 0 m 2 0 4 1 5 5 c h, 0.1 to 0.6",
      path: drawn("0 0 m 2 0 4 1 5 5 c h").trimmedPath(from: 0.1, to: 0.6),
      text: "1.45402 0.209087 m 2.91921 0.669315 4.24478 1.97912 5 5 c 4.16403 4.16403 l"),
    WorkedPath(
      id: "cubic 0 0 m 2 0 4 1 5 5 c h, 0 to 0.8",
      path: drawn("0 0 m 2 0 4 1 5 5 c h").trimmedPath(from: 0, to: 0.8),
      text: "0 0 m 2 0 4 1 5 5 c 2.08202 2.08202 l"),
    WorkedPath(
      id: "cubic 0 0 m 2 0 4 1 5 5 c h, 0.25 to 1",
      path: drawn("0 0 m 2 0 4 1 5 5 c h").trimmedPath(from: 0.25, to: 1),
      text: "3.2606 1.37286 m 3.96978 2.14264 4.57514 3.30056 5 5 c 0 0 l"),
    WorkedPath(
      id: "lines and curves, 0.1 to 0.9",
      path: linesAndCurves.trimmedPath(from: 0.1, to: 0.9),
      text: "26.6036 0 m 40 0 l 60 0 60 20 q 60 50 20 60 0 40 c 0 0 l 100 0 m 110 30 130 0 q 126.604 0 l"),
    WorkedPath(
      id: "lines and curves, 0.2 to 0.45",
      path: linesAndCurves.trimmedPath(from: 0.2, to: 0.45),
      text: "52.7959 3.1973 m 60 7.99662 60 20 q 60 38.1512 45.3571 48.9809 29.3606 50.2743 c"),
    WorkedPath(
      id: "lines and curves, 0 to 0.85",
      path: linesAndCurves.trimmedPath(from: 0, to: 0.85),
      text: "0 0 m 40 0 l 60 0 60 20 q 60 50 20 60 0 40 c h 100 0 m 108.428 25.2834 123.958 7.95006 q"),
    WorkedPath(
      id: "circular corners, 0.1 to 0.6",
      path: rounded(wide, 12, 12, .circular).trimmedPath(from: 0.1, to: 0.6),
      text: """
        90.8431 59.6612 m 89.9317 59.8826 88.9796 60 88 60 c 22 60 l 15.3726 60 10 54.6274 10 48 c 10 32 l 10 \
        26.3521 13.9018 21.6156 19.1569 20.3388 c
        """),
    WorkedPath(
      id: "continuous corners, 0.3 to 0.8",
      path: rounded(wide, 12, 12, .continuous).trimmedPath(from: 0.3, to: 0.8),
      text: """
        43.0655 60 m 28.344 60 l 23.0619 60 20.4209 60 17.5779 59.1011 c 14.4739 57.9713 12.0287 55.5261 10.8989 \
        52.4221 c 10 49.5791 10 46.9381 10 41.656 c 10 38.344 l 10 33.0619 10 30.4209 10.8989 27.5779 c 12.0287 \
        24.4739 14.4739 22.0287 17.5779 20.8989 c 20.4209 20 23.0619 20 28.344 20 c 66.9345 20 l
        """),
    WorkedPath(
      id: "capsule, 0.02 to 0.7",
      path: Capsule().path(in: wide).trimmedPath(from: 0.02, to: 0.7),
      text: """
        99.5023 44.198 m 99.2814 45.1437 98.9624 46.2111 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 87.3701 \
        58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 40.5733 60 l 31.7698 60 27.3681 60 22.6299 58.5018 c 17.4565 \
        56.6188 13.3812 52.5435 11.4982 47.3701 c 10 43.6 10 40.8 10 40 c 10 40 l 10 39.2 10 36.4 11.4982 32.6299 c \
        13.3812 27.4565 17.4565 23.3812 22.6299 21.4982 c 27.3681 20 31.7698 20 40.5733 20 c 43.7649 20 l
        """),
  ]
}
