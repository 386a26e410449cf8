extension Chapter {
  package static let paths = Chapter(
    "02", "Paths", "Lines from point to point: moves, lines, closing, fractions of a rectangle",
    exercises: [.triangle, .scalingTriangle, .triangleCard, .diamond, .checkmark, .squareCheckmark, .hexagon, .star])
}
