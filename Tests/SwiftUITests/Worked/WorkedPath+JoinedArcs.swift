import SwiftUI

extension WorkedPath {
  /// Arcs that are moved by a transform.
  static let transformedArcs: [WorkedPath] = [
    WorkedPath(
      id: "mirrored",
      path: arc(from: 20, to: 140, clockwise: false, transform: mirrored),
      text: """
        64.9649 35.4723 m 67.9872 43.776 77.1687 48.0574 85.4723 45.0351 c 88.1115 44.0745 90.4514 42.4361 92.2567 \
        40.2846 c
        """),
    WorkedPath(
      id: "sheared",
      path: arc(from: 20, to: 140, clockwise: false, transform: sheared),
      text: """
        52.7712 35.4723 m 53.9008 43.776 46.86 48.0574 37.0452 45.0351 c 33.9257 44.0745 30.7667 42.4361 27.8856 \
        40.2846 c
        """),
    WorkedPath(
      id: "any transform",
      path: arc(from: 20, to: 140, clockwise: false, transform: skewed),
      text: """
        -10.9548 76.7034 m -20.7696 92.5551 -29.6417 98.8226 -30.7712 90.7021 c -31.1303 88.1211 -30.6618 84.2594 \
        -29.413 79.505 c
        """),
    WorkedPath(
      id: "a mirrored full turn closes",
      path: arc(from: 30, to: 390, clockwise: true, transform: mirrored),
      text: """
        66.1436 38 m 61.7253 30.3473 64.3473 20.5619 72 16.1436 c 79.6527 11.7253 89.4381 14.3473 93.8564 22 c \
        98.2747 29.6527 95.6527 39.4381 88 43.8564 c 80.3473 48.2747 70.5619 45.6527 66.1436 38 c h
        """),
    WorkedPath(
      id: "a sheared relative arc",
      path: relativeArc(from: 10, delta: -100, transform: sheared),
      text: """
        52.1461 32.7784 m 49.3294 24.0761 39.3694 15.7775 29.8999 14.2431 c 28.9018 14.0813 27.9314 14 27 14 c
        """),
    WorkedPath(
      id: "with the line to it in an open subpath",
      path: arc(from: 20, to: 140, clockwise: true, after: "1 2 m", transform: skewed),
      text: """
        1 2 m -10.9548 76.7034 l -1.13999 60.8517 5.90079 41.4184 4.77124 33.2979 c 3.6417 25.1774 -5.23043 31.4449 \
        -15.0452 47.2966 c -21.3943 57.5509 -26.8712 69.8286 -29.413 79.505 c
        """),
  ]

  /// Arcs with something before them.
  static let joinedArcs: [WorkedPath] = [
    WorkedPath(
      id: "after a line",
      path: arc(from: 30, to: 60, clockwise: false, after: "0 0 m 8 0 l"),
      text: "0 0 m 8 0 l 33.8564 38 l 32.4521 40.4323 30.4323 42.4521 28 43.8564 c"),
    WorkedPath(
      id: "after a lone move",
      path: arc(from: -30, to: -60, clockwise: true, after: "5 6 m"),
      text: "5 6 m 33.8564 22 l 32.4521 19.5677 30.4323 17.5479 28 16.1436 c"),
    WorkedPath(
      id: "after an arc",
      path: arc(from: 90, to: 120, clockwise: false, after: "0 0 m 4 4 8 0 q"),
      text: "0 0 m 4 4 8 0 q 20 46 l 17.1914 46 14.4323 45.2607 12 43.8564 c"),
    WorkedPath(
      id: "after a closed subpath",
      path: arc(from: 30, to: 60, clockwise: false, after: "0 0 m 8 0 l 8 8 l h"),
      text: "0 0 m 8 0 l 8 8 l h 33.8564 38 m 32.4521 40.4323 30.4323 42.4521 28 43.8564 c"),
    WorkedPath(
      id: "a relative arc after a closed subpath",
      path: relativeArc(from: 30, delta: 45, after: "0 0 m 8 0 l 8 8 l h"),
      text: "0 0 m 8 0 l 8 8 l h 33.8564 38 m 31.7347 41.6749 28.24 44.3565 24.1411 45.4548 c"),
    WorkedPath(
      id: "a relative arc after a line",
      path: relativeArc(from: 30, delta: 0, after: "0 0 m 8 0 l"),
      text: "0 0 m 8 0 l 33.8564 38 l"),
    WorkedPath(
      id: "a full turn after a line",
      path: arc(from: 0, to: 360, clockwise: false, after: "0 0 m 8 0 l"),
      text: """
        0 0 m 8 0 l 36 30 l 36 38.8366 28.8366 46 20 46 c 11.1634 46 4 38.8366 4 30 c 4 21.1634 11.1634 14 20 14 c \
        28.8366 14 36 21.1634 36 30 c h
        """),
  ]
}
