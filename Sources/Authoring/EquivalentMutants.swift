extension Mutant {
  /// A change after which a solution draws the same, so that it rightly passes.
  private struct Equivalent {
    var exercise: String
    var change: String

    /// Words of the changed line before the change.
    var words: String
    var reason: String
  }

  private static let equivalents = [
    Equivalent(
      exercise: "PredefinedShapes/Bullseye", change: "200 → 201", words: ".frame(",
      reason: "a circle is as large as the smaller side of its frame"),
    Equivalent(
      exercise: "PredefinedShapes/Bullseye", change: "140 → 141", words: ".frame(",
      reason: "a circle is as large as the smaller side of its frame"),
    Equivalent(
      exercise: "PredefinedShapes/Bullseye", change: "80 → 81", words: ".frame(",
      reason: "a circle is as large as the smaller side of its frame"),
    Equivalent(
      exercise: "Paths/Hexagon", change: "6 → 7", words: "0..<6", reason: "the seventh corner is the first again"),
    Equivalent(
      exercise: "Paths/Hexagon", change: " +  →  - ", words: "sin(angle)", reason: "the hexagon is its own mirror image"
    ),
    Equivalent(
      exercise: "Paths/Star", change: " +  →  - ", words: "let angle",
      reason: "the star is its own mirror image, so the corners may go round the other way"),
    Equivalent(
      exercise: "Paths/Star", change: " +  →  - ", words: "cos(angle)", reason: "the star is its own mirror image"),
    Equivalent(
      exercise: "Arcs/Ring", change: "360 → 361", words: "endAngle: .degrees(360)",
      reason: "the part of a circle drawn twice is filled once"),
    Equivalent(
      exercise: "Curves/SpeechBubble", change: "midX → minX", words: "path.move(to:",
      reason: "the piece of the upper edge that is gone over twice has no area"),
    Equivalent(
      exercise: "InsettableShapes/InsetHexagon", change: "6 → 7", words: "0..<6",
      reason: "the seventh corner is the first again"),
    Equivalent(
      exercise: "InsettableShapes/InsetHexagon", change: " +  →  - ", words: "sin(angle)",
      reason: "the hexagon is its own mirror image, sideways and upside down"),
  ]

  /// Why the changed solution draws the same as before, or nil where nobody knows that it does.
  package var reasonToPass: String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let (from, to) =
      change.firstRange(of: " → ").map { (change[..<$0.lowerBound], change[$0.upperBound...]) } ?? ("", "")
    // What stands in the file is the changed line.
    return Self.equivalents.first { equivalent in
      equivalent.exercise == exercise && equivalent.change == change
        && (lines[line - 1].contains(equivalent.words)
          || lines[line - 1].contains(equivalent.words.replacing(from, with: to)))
    }?.reason
  }
}
