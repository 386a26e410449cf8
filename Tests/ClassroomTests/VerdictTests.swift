import Course
import Foundation
import Judging
import Testing

@testable import Classroom

@Suite struct `What students hand in` {
  /// How many students are judged; CLASSROOM_STUDENTS=20 judges more of them, which takes minutes.
  private static let count = ProcessInfo.processInfo.environment["CLASSROOM_STUDENTS"].flatMap { Int($0) } ?? 1

  @Test(arguments: 0..<Self.count) func `gets the verdict that is expected of it`(number: Int) async throws {
    let portfolio = try Inventing.someClass().portfolio(at: number)
    let verdicts = try await Inventing.verdicts(on: portfolio)
    #expect(verdicts.isEmpty == portfolio.items.allSatisfy { $0.data == nil })
    for item in portfolio.items {
      guard let verdict = verdicts[item.exercise.id], let data = item.data else { continue }
      #expect(
        item.work.rightVerdicts.contains(verdict.status),
        """
        \(portfolio.student.name), \(item.exercise.id), \(item.work): \(verdict.status), \
        \(verdict.findings.map(\.message))
        \(Inventing.text(of: data).prefix(3_000))
        """)
    }
  }

  @Test func `passes in each way of writing, all at once`() async throws {
    let exemplars = try Inventing.exemplars.get()
    var student = Student(number: 0, seed: 1)
    student.ability = 100
    var portfolio = Portfolio(of: student, seed: 1, exemplars: exemplars)
    var hand = Hand(of: student, seed: 1)
    hand.rewritings = Rewriting.all
    var generator = SeededGenerator(seed: 11)
    for (index, exemplar) in exemplars.enumerated() {
      portfolio.items[index].data = hand.file(.right, on: exemplar, using: &generator)
    }
    let verdicts = try await Inventing.verdicts(on: portfolio)
    #expect(verdicts.count == Course.exercises.count)
    for item in portfolio.items {
      let verdict = try #require(verdicts[item.exercise.id])
      #expect(
        verdict.status == .passed,
        "\(item.exercise.id): \(verdict.findings.map(\.message))\n\(Inventing.text(of: item.data ?? Data()))")
    }
  }
}
