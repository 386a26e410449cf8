import Judging

/// An invented student.
package struct Student: Hashable, Sendable {
  /// The kind of computer on which the work was written: names and line ends of files differ by it.
  package enum Computer: String, Hashable, Sendable, CaseIterable {
    case linux, mac, windows
  }

  /// The place in the class, from 0.
  package var number: Int

  /// The given names; empty for those who have one name alone.
  package var givenNames: String

  package var familyName: String

  /// The number by which Canvas knows the student, unique in the class.
  package var canvasID: Int

  /// The number by which Moodle knows the student in this assignment, unique in the class.
  package var moodleID: Int

  /// Whether the work came after it was due.
  package var isLate: Bool

  /// How well the student does, from 0 to 100.
  package var ability: Int

  package var computer: Computer

  /// The name as it is said.
  package var name: String { givenNames.isEmpty ? familyName : "\(givenNames) \(familyName)" }

  /// Invents the student at a place; each is invented alone, so that a class need not be kept.
  init(number: Int, seed: UInt64) {
    var generator = SeededGenerator(invented: seed, [0, UInt64(number)])
    self.number = number
    (givenNames, familyName) = Names.name(number, using: &generator)
    // Both grow with the place, so that no two students share one; the gaps hide the place.
    canvasID = 4_000 + number * 7 + generator.whole(0...6)
    moodleID = 12_000 + number * 11 + generator.whole(0...10)
    isLate = generator.isTrue(percent: 15)
    ability = min(generator.whole(20...100), generator.whole(35...140))
    computer = generator.element(of: Computer.allCases)
  }
}

extension SeededGenerator {
  /// A generator for one purpose, given as numbers: what is drawn for one purpose leaves the others as they are.
  init(invented seed: UInt64, _ purpose: [UInt64]) {
    var state = seed
    for number in purpose {
      var mixing = SeededGenerator(seed: state ^ (number &* 0xD6E8_FEB8_6659_FD93))
      state = mixing.next()
    }
    self.init(seed: state)
  }

  /// Returns true in so many of a hundred cases.
  mutating func isTrue(percent: Int) -> Bool { whole(0...99) < percent }

  /// Returns a list in another order; the standard library does not promise how it makes one.
  mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for index in list.indices.reversed().dropLast() { list.swapAt(index, whole(0...index)) }
    return list
  }
}
