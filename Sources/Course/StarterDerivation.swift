/// Derives a starter from the solution in which it is written down.
///
/// A solution's file holds blocks between three marks, each alone on its line. A starter has the commented lines of the
/// second half, without their first `// `, in place of the block:
///
///     //: solution
///     return Path(ellipseIn: rect)
///     //: starter
///     // // TODO: 1 Draw the largest ellipse.
///     // return Path()
///     //: end
package enum StarterDerivation {
  /// What is wrong with a solution's marks.
  package struct MarkError: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    package var message: String
  }

  private enum Place { case outside, solution, starter }

  /// Returns the starter of a solution.
  ///
  /// - Throws: `MarkError` where the marks are not in order or no block is there.
  package static func starter(of solution: String) throws(MarkError) -> String {
    let (lines, _) = try read(solution)
    return lines.joined(separator: "\n")
  }

  /// Returns the solution as a learner may see it: without marks and starter lines.
  package static func solution(of solution: String) throws(MarkError) -> String {
    let (_, lines) = try read(solution)
    return lines.joined(separator: "\n")
  }

  private static func read(_ text: String) throws(MarkError) -> (starter: [String], solution: [String]) {
    var starter: [String] = []
    var solution: [String] = []
    var place = Place.outside
    var count = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      switch (content, place) {
      case ("//: solution", .outside):
        place = .solution
        count += 1
      case ("//: starter", .solution): place = .starter
      case ("//: end", .starter): place = .outside
      case (_, _) where content.hasPrefix("//:"):
        throw MarkError(line: index + 1, message: "the mark \(content) does not belong here")
      case (_, .outside):
        starter.append(line)
        solution.append(line)
      case (_, .solution): solution.append(line)
      case (_, .starter):
        guard content.hasPrefix("//") else {
          throw MarkError(line: index + 1, message: "a starter's line must be a comment")
        }
        let uncommented = content.dropFirst(content.hasPrefix("// ") ? 3 : 2)
        starter.append(uncommented.isEmpty ? "" : String(line.prefix(line.count - content.count) + uncommented))
      }
    }
    guard place == .outside, count > 0 else {
      throw MarkError(line: lines.count, message: count == 0 ? "there is no block to solve" : "a block has no end")
    }
    return (starter, solution)
  }
}
