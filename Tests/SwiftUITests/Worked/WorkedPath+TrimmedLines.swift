import SwiftUI

extension WorkedPath {
  /// Parts of outlines that consist of lines.
  static let trimmedLines: [WorkedPath] = [
    WorkedPath(
      id: "rectangle, 0.05 to 0.95",
      path: Path(wide).trimmedPath(from: 0.05, to: 0.95),
      text: "23 20 m 100 20 l 100 60 l 10 60 l 10 33 l"),
    WorkedPath(
      id: "rectangle, 0 to 0.3",
      path: Path(wide).trimmedPath(from: 0, to: 0.3),
      text: "10 20 m 88 20 l"),
    WorkedPath(
      id: "rectangle, 0.7 to 1",
      path: Path(wide).trimmedPath(from: 0.7, to: 1),
      text: "48 60 m 10 60 l 10 20 l"),
    WorkedPath(
      id: "rectangle, 0.25 to 0.2500001",
      path: Path(wide).trimmedPath(from: 0.25, to: 0.2500001),
      text: "75 20 m 75 20 l"),
    WorkedPath(
      id: "rectangle, -3 to 0.6",
      path: Path(wide).trimmedPath(from: -3, to: 0.6),
      text: "10 20 m 100 20 l 100 60 l 74 60 l"),
    WorkedPath(
      id: "rectangle, 0.4 to 7",
      path: Path(wide).trimmedPath(from: 0.4, to: 7),
      text: "100 34 m 100 60 l 10 60 l 10 20 l"),
    WorkedPath(
      id: "rectangle, 0.1 to 0.333",
      path: Path(wide).trimmedPath(from: 0.1, to: 0.333),
      text: "36 20 m 96.58 20 l"),
    WorkedPath(
      id: "triangle, 0 to 0.25",
      path: triangle.trimmedPath(from: 0, to: 0.25),
      text: "0 0 m 30 0 l"),
    WorkedPath(
      id: "triangle, 0.25 to 0.5833333",
      path: triangle.trimmedPath(from: 0.25, to: 0.5833333),
      text: "30 0 m 30 40 l"),
    WorkedPath(
      id: "triangle, 0.5 to 1",
      path: triangle.trimmedPath(from: 0.5, to: 1),
      text: "30 30 m 30 40 l 0 0 l"),
    WorkedPath(
      id: "three subpaths, 0.1 to 0.9",
      path: threeSubpaths.trimmedPath(from: 0.1, to: 0.9),
      text: "7.41421 0 m 10 0 l 0 10 m 20 10 l 20 20 l 50 50 m 50 60 l 60 60 l 55.2426 55.2426 l"),
    WorkedPath(
      id: "three subpaths, 0 to 0.75",
      path: threeSubpaths.trimmedPath(from: 0, to: 0.75),
      text: "0 0 m 10 0 l 0 10 m 20 10 l 20 20 l 50 50 m 50 60 l 55.6066 60 l"),
    WorkedPath(
      id: "three subpaths, 0.2 to 0.5",
      path: threeSubpaths.trimmedPath(from: 0.2, to: 0.5),
      text: "4.82843 10 m 20 10 l 20 17.0711 l"),
    WorkedPath(
      id: "three subpaths, 0.45 to 1",
      path: threeSubpaths.trimmedPath(from: 0.45, to: 1),
      text: "20 13.364 m 20 20 l 50 50 m 50 60 l 60 60 l 50 50 l h"),
  ]
}
