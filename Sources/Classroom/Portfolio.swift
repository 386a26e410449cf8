import Course
import Foundation
import Judging

/// All that one student has made: what counts, and what was handed in before it.
struct Portfolio: Sendable {
  /// One exercise of it.
  struct Item: Sendable {
    var exercise: Exercise
    var chapter: Chapter
    var work: Work

    /// What counts; nil where nothing was handed in.
    var data: Data?

    /// What was handed in before that, and does not count any more.
    var earlier: Data?

    /// Whether there is a file that a grader takes, whatever it is worth.
    var isUsable: Bool { data != nil && work != .empty && work != .oversized }
  }

  var student: Student

  /// In the order of the course.
  var items: [Item] = []

  /// Makes the work of a student.
  init(of student: Student, seed: UInt64, exemplars: [Exemplar]) {
    self.student = student
    let hand = Hand(of: student, seed: seed)
    var habits = SeededGenerator(invented: seed, [2, UInt64(student.number)])
    // Weaker students stop earlier, and in each thirty one hands in nothing that can be used.
    let isAbsent = student.number % 30 == 13
    let reach = isAbsent ? 0 : student.ability > 55 ? Course.chapters.count : habits.whole(2...Course.chapters.count)
    // One of thirty has one endless loop: each costs its full time.
    let drawing = exemplars.indices.filter { exemplars[$0].isDrawing }
    let loop = habits.element(of: drawing)
    for (index, exemplar) in exemplars.enumerated() {
      var generator = SeededGenerator(invented: seed, [3, UInt64(student.number), UInt64(index)])
      var work = Self.work(on: exemplar, by: student, using: &generator)
      if index == loop, student.number % 30 == 21 { work = .endless }
      if (Course.chapters.prefix(reach).allSatisfy { $0.name != exemplar.chapter.name }) { work = .missing }
      var item = Item(
        exercise: exemplar.exercise, chapter: exemplar.chapter, work: work,
        data: hand.file(work, on: exemplar, using: &generator))
      if let before = Self.work(before: work, using: &generator), exemplar.allows(before) {
        item.earlier = hand.file(before, on: exemplar, using: &generator)
      }
      items.append(item)
    }
  }

  private static func work(
    on exemplar: Exemplar, by student: Student, using generator: inout SeededGenerator
  ) -> Work {
    let chance = min(max(student.ability + 15 - 10 * exemplar.exercise.maxPoints, 5), 97)
    let draw = generator.whole(0...99)
    let wanted: Work
    if generator.isTrue(percent: chance) {
      wanted = draw < 4 ? .printing : .right
    } else {
      wanted =
        switch draw {
        case ..<50: .wrong
        case ..<62: .broken
        case ..<76: .untouched
        case ..<88: .missing
        case ..<91: .empty
        case ..<99: .crashing
        default: .oversized
        }
    }
    if exemplar.allows(wanted) { return wanted }
    return wanted == .printing ? .right : .broken
  }

  /// What was handed in earlier, for one of twelve files.
  private static func work(before work: Work, using generator: inout SeededGenerator) -> Work? {
    guard generator.isTrue(percent: 8) else { return nil }
    switch work {
    case .right, .printing: return generator.element(of: [.wrong, .wrong, .broken, .untouched])
    case .wrong, .broken: return generator.element(of: [.right, .wrong, .untouched])
    // What cannot be read is passed over, and then what was there before would count.
    default: return nil
    }
  }
}
