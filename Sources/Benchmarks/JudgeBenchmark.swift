import Course
import Foundation
import Judging

extension Benchmark {
  /// What judging adds to the time for compiling and running.
  static let judge = Benchmark(
    name: "judge", summary: "judging right answers to all questions of an exercise, for every exercise"
  ) { _ in
    var lines: [String] = []
    for exercise in Course.exercises {
      let answers = exercise.assessment.answers()
      let judge = Judge(exercise.assessment)
      let times = (0..<11).map { _ in
        ContinuousClock().measure { _ = judge.verdict(on: answers) } / .milliseconds(1)
      }
      let name = exercise.id.padding(toLength: 24, withPad: " ", startingAt: 0)
      lines.append("\(name)\(Statistics(values: times).text) ms for \(answers.answers.count) answers")
    }
    return lines
  }
}
