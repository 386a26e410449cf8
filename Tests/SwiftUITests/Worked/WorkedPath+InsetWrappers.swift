import SwiftUI

extension WorkedPath {
  /// Moved and turned shapes whose edges move inwards.
  static let insetWrappers: [WorkedPath] = [
    WorkedPath(
      id: "moved, then inset",
      path: Rectangle().offset(x: 5, y: -3).inset(by: 6).path(in: wide),
      text: "21 23 m 99 23 l 99 51 l 21 51 l h"),
    WorkedPath(
      id: "turned, then inset, about the anchor of the whole rectangle",
      path: Rectangle().rotation(.degrees(30), anchor: .topLeading).inset(by: 6).path(in: wide),
      text: "12.1962 28.1962 m 79.7461 67.1962 l 65.7461 91.4449 l -1.80385 52.4449 l h"),
    WorkedPath(
      id: "inset, then moved",
      path: Rectangle().inset(by: 6).offset(x: 5, y: -3).path(in: wide),
      text: "21 23 m 99 23 l 99 51 l 21 51 l h"),
    WorkedPath(
      id: "a moved and turned corner of 15 inset by 6",
      path: RoundedRectangle(cornerRadius: 15, style: .circular).offset(x: 1, y: 2).rotation(.degrees(90)).inset(by: 6)
        .path(in: wide),
      text: """
        53 80 m 48 80 l 43.0294 80 39 75.9706 39 71 c 39 11 l 39 6.02944 43.0294 2 48 2 c 58 2 l 62.9706 2 67 \
        6.02944 67 11 c 67 71 l 67 75.9706 62.9706 80 58 80 c h
        """),
  ]
}
