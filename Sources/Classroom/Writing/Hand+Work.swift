import Foundation
import Judging

extension Hand {
  /// Returns the bytes of the file in which a student did some work on an exercise; nil where there is none.
  func file(_ work: Work, on exemplar: Exemplar, using generator: inout SeededGenerator) -> Data? {
    var file = WrittenFile(solution: exemplar.solution, keepsTasks: keepsTasks)
    switch work {
    case .missing: return nil
    case .empty: return generator.isTrue(percent: 50) ? Data() : bytes(of: "\n  \n")
    case .untouched: return untouched(exemplar, using: &generator)
    case .right: break
    case .wrong where !exemplar.mistakes.isEmpty:
      file = WrittenFile(solution: generator.element(of: exemplar.mistakes), keepsTasks: keepsTasks)
    case .wrong, .broken: Damage.breakUp(&file, declaring: exemplar.exercise.title, using: &generator)
    case .printing: Damage.insert(Damage.printing, into: &file)
    case .crashing: Damage.insert(Damage.crash, into: &file)
    case .endless: Damage.insert(Damage.endlessLoop, into: &file)
    case .oversized:
      let text = write(file, using: &generator).text
      return bytes(of: text + String(repeating: "\n// copied again and again, and again, and again", count: 6_000))
    }
    return bytes(of: write(file, using: &generator).text)
  }

  /// The starter as it was handed out, or opened and saved in an editor that leaves its traces.
  private func untouched(_ exemplar: Exemplar, using generator: inout SeededGenerator) -> Data {
    guard generator.isTrue(percent: 50) else { return Data(exemplar.exercise.starter.utf8) }
    return bytes(of: exemplar.exercise.starter + "\n// \(signature)\n")
  }
}
