import Course

/// What is remembered of the exercises between runs.
package struct Progress: Hashable, Sendable {
  /// What is remembered, by the exercises' ids.
  package var entries: [String: Entry]

  package init(entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// What is remembered of an exercise.
  package subscript(exercise: Exercise) -> Entry {
    get { entries[exercise.id] ?? Entry() }
    set { entries[exercise.id] = newValue }
  }
}
