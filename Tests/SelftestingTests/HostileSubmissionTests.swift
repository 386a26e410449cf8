import Course
import Judging
import Testing

@testable import Selftesting

@Suite struct `The hostile submissions` {
  private let all = HostileSubmission.all

  @Test func `are at least eighty, and no two have one name`() {
    #expect(all.count >= 80)
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test func `have names that can be typed, and are names of folders`() {
    for submission in all {
      #expect(submission.name.wholeMatch(of: /[a-zA-Z0-9-]+/) != nil, "\(submission.name)")
    }
  }

  @Test func `tell in one line what they try`() {
    for submission in all {
      #expect(!submission.attempt.isEmpty && !submission.attempt.contains("\n"), "\(submission.name)")
      #expect(submission.attempt.count <= 120, "\(submission.name)")
    }
  }

  @Test func `submit an exercise that there is, beside an honest one`() {
    for submission in all {
      #expect(Course.exercise(id: submission.exercise) != nil, "\(submission.name)")
      #expect(HonestWork.neighbour(of: submission) != nil, "\(submission.name)")
    }
  }

  @Test func `must never be the grader's fault`() {
    for submission in all { #expect(submission.status != .graderError, "\(submission.name)") }
  }

  /// The numbers of stories that are about what is handed in.
  ///
  /// Left out are 2, about a starter that held a solution, which the author's check looks for; 24, a wish for results before
  /// a crash; and those after 36 but 45 and 50, about progress and gradebooks.
  private static let numbers = Array(1...36).filter { ![2, 24].contains($0) } + [45, 50]

  @Test(arguments: ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"] + numbers.map(String.init))
  func `hold every story of a grader that was wrong`(_ story: String) {
    // A story is named before a colon, with its letter where it has several: "P8d, 27: leaves a process".
    let isTold = all.contains { submission in
      submission.attempt.prefix { $0 != ":" }.split(separator: ", ").contains { name in
        name == story || (name.last?.isLetter == true && name.dropLast() == story)
      }
    }
    #expect(isTold)
  }

  @Test func `say why, where an honest exercise in the same folder cannot pass`() {
    for submission in all {
      guard case .gets(let status, let reason) = submission.neighbour else { continue }
      #expect(status != .passed && status != .graderError && !reason.isEmpty, "\(submission.name)")
    }
  }
}

@Suite struct `Honest work` {
  @Test(arguments: HonestWork.all.map(\.exercise))
  func `is an exercise's, and begun`(_ id: String) throws {
    let exercise = try #require(Course.exercise(id: id))
    let work = try #require(HonestWork.all.first { $0.exercise == id })
    #expect(!exercise.isUntouched(SourceText(work.text)))
  }
}
