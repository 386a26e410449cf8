extension Chapter {
  package static let arcs = Chapter(
    "03", "Arcs", "Circles and parts of circles: angles, directions, tangents",
    exercises: [.dome, .cone, .pieSlice, .ring, .roundedTab, .dial])
}
