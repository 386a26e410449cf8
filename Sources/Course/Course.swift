/// The whole course: its chapters in their order.
package enum Course {
  package static let chapters: [Chapter] = [
    .predefinedShapes, .paths, .arcs, .curves, .strokes, .typeErasure, .conditionalModifiers, .insettableShapes,
  ]

  /// All exercises in the order in which they are met.
  package static var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// Returns the exercise of an id, for instance `Arcs/Cone`.
  package static func exercise(id: String) -> Exercise? { exercises.first { $0.id == id } }

  /// Returns the chapter of a module's name, for instance `Arcs`.
  package static func chapter(named name: String) -> Chapter? { chapters.first { $0.name == name } }
}
