import Course
import Geometry
import Judging

/// A line of a secret file that asks something.
enum SecretLine: Hashable, Sendable {
  case rectangle(Box)
  /// The id of an exercise, and what its type is made with.
  case values(String, Parameters)

  /// What is wrong with a line, and what is allowed: a sentence or two.
  struct Complaint: Error {
    var words: String

    init(_ words: String) { self.words = words }
  }

  /// Reads a line; nil where it is empty or holds only a comment.
  init?(_ text: some StringProtocol) throws(Complaint) {
    let words = try SecretWords(text).words
    guard let first = words.first else { return nil }
    if first.lowercased() == "rect" {
      self = .rectangle(try Self.box(words.dropFirst()))
    } else {
      let exercise = try Self.exercise(named: first)
      self = .values(exercise.id, try SecretValues(words.dropFirst(), of: exercise).parameters)
    }
  }

  private static func box(_ words: ArraySlice<String>) throws(Complaint) -> Box {
    var numbers: [Double] = []
    for word in words { numbers.append(try number(word.hasSuffix(",") ? String(word.dropLast()) : word)) }
    guard numbers.count == 4 else {
      throw Complaint("A rectangle is four numbers: rect x y width height, as in `rect 12 30 80 45`.")
    }
    guard numbers[2...].allSatisfy((1...limit).contains) else {
      throw Complaint("The width and the height of a rectangle are from 1 to \(Spelling.text(limit)) points.")
    }
    return Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// No number may be larger, nor smaller than its negative.
  static let limit = 10_000.0

  /// Reads a number.
  static func number(_ word: String) throws(Complaint) -> Double {
    let signs = "+-.0123456789"
    guard let number = Double(word), word.allSatisfy(signs.contains) else {
      let repaired = word.replacing(",", with: ".")
      let isComma = repaired != word && Double(repaired) != nil
      let advice = isComma ? "Write it with a point: \(repaired)." : "Write digits, as in 7, -12 or 0.35."
      throw Complaint("\(Spelling.harmless(word, limit: 40)) is not a number. \(advice)")
    }
    guard abs(number) <= limit else {
      throw Complaint("\(word) is too large: numbers go from -\(Spelling.text(limit)) to \(Spelling.text(limit)).")
    }
    return number
  }

  private static func exercise(named name: String) throws(Complaint) -> Exercise {
    let shown = Spelling.harmless(name, limit: 60)
    do throws(Selection.UnknownName) {
      if case .exercise(let exercise) = try Selection(named: name) { return exercise }
    } catch {
      let nearest = error.nearest.filter { Course.exercise(id: $0) != nil }
      let advice =
        nearest.isEmpty
        ? "A line begins with `rect`, or with an exercise such as Arcs/Ring."
        : "Is it \(nearest.joined(separator: " or "))?"
      throw Complaint("There is no exercise \(shown). \(advice)")
    }
    throw Complaint("\(shown) is a whole chapter. Name one of its exercises, as in Arcs/Ring.")
  }
}
