extension Chapter {
  package static let strokes = Chapter(
    "05", "Strokes", "Lines with a width: caps, joins, dashes, parts of outlines, and what a stroke covers",
    exercises: [.outlinedLens, .dashedLens, .roundedCheckmark, .filledAndStroked, .strokeBounds, .progressRing])
}
