extension Chapter {
  package static let insettableShapes = Chapter(
    "08", "InsettableShapes", "Shapes that move their outline inwards, so that a border lies wholly inside",
    exercises: [.bordered, .arc, .insetTriangle, .insetHexagon, .target, .insetDiamond])
}
