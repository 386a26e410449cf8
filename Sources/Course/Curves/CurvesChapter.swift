extension Chapter {
  package static let curves = Chapter(
    "04", "Curves", "Quadratic and cubic curves: control points, mirrored halves, turned copies",
    exercises: [.lens, .leaf, .wave, .heart, .petals, .speechBubble])
}
