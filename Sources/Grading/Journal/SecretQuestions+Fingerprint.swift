import Course
import Geometry
import Judging

extension SecretQuestions {
  /// The fingerprint of what is asked, which tells whether the questions are the same.
  ///
  /// Whoever reads it can try guesses at them, and a few round numbers are soon guessed: so it stands in the journal alone,
  /// which only its owner can read, and goes into no results.
  var fingerprint: Fingerprint {
    var text = FingerprintText()
    text.add(boxes.count)
    for box in boxes { text.add(box.minX, box.minY, box.maxX, box.maxY) }
    for (exercise, sets) in parameters.sorted(by: { $0.key < $1.key }) {
      text.add(exercise)
      text.add(sets.count)
      for set in sets {
        text.add(set.values.count)
        for (name, value) in set.values.sorted(by: { $0.key < $1.key }) {
          text.add(name)
          text.add(value)
        }
        text.add(set.texts.count)
        for (name, value) in set.texts.sorted(by: { $0.key < $1.key }) {
          text.add(name)
          text.add(value)
        }
        text.add(set.insets.count)
        for inset in set.insets { text.add(inset) }
        text.add(set.unusual ?? "")
        text.add(set.isAskedEverywhere ? 1 : 0)
      }
    }
    return text.fingerprint
  }
}
