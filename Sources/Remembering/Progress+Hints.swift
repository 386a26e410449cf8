import Course

extension Progress {
  /// Returns the next hint on an exercise, without counting it as shown; after the last one, the last one again.
  package func nextHint(on exercise: Exercise) -> Hint {
    hint(min(self[exercise].hintsShown + 1, exercise.hints.count), on: exercise)
  }

  /// Returns the hint of a number, counted from 1.
  package func hint(_ number: Int, on exercise: Exercise) -> Hint {
    Hint(
      text: exercise.hints[number - 1], number: number, count: exercise.hints.count,
      isRepeated: self[exercise].hintsShown >= number)
  }

  /// Counts hints as shown, up to the number of one.
  package mutating func countHints(on exercise: Exercise, upTo number: Int) {
    self[exercise].hintsShown = max(self[exercise].hintsShown, number)
  }
}

/// One of the hints of an exercise.
package struct Hint: Hashable, Sendable {
  package var text: String

  /// Its place among the hints, counted from 1.
  package var number: Int

  /// How many hints the exercise has.
  package var count: Int

  /// Whether it was shown before.
  package var isRepeated: Bool

  package init(text: String, number: Int, count: Int, isRepeated: Bool) {
    self.text = text
    self.number = number
    self.count = count
    self.isRepeated = isRepeated
  }
}
