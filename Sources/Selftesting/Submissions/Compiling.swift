extension HostileSubmission {
  /// Submissions that keep the compiler busy, have it use up memory, crash or talk without an end.
  ///
  /// Which lines do so was found out with Swift 6.3.1; another compiler may get done with some of them.
  static let compiling: [HostileSubmission] = busyCompilers + failingCompilers + talkingCompilers + patientCompilers

  /// What keeps a compiler busy for longer than anybody waits.
  private static let busyCompilers: [HostileSubmission] = [
    cone(
      "nested-lists", "26: has the compiler find out what a list in two hundred lists may be",
      beside: "let lists = " + String(repeating: "[", count: 200) + "1" + String(repeating: "]", count: 200),
      gets: .didNotCompile, "compiler-gave-up"),
    cone(
      "doubled-types", "26: has the compiler write down a type that is named in forty lines and has 2^40 parts",
      beside: "struct Pair<First, Second> {}\ntypealias Doubled0 = Int\n"
        + lines(0..<40) { "typealias Doubled\($0 + 1) = Pair<Doubled\($0), Doubled\($0)>" }
        + "\nvar doubled: Doubled40?", gets: .didNotCompile, "compiler-gave-up"),
    cone(
      "hard-expression", "26: has the compiler try all meanings of a sum of literals",
      beside: "let sum = " + Array(repeating: "-(1.5 + 2) * [1, 2.5].count", count: 12).joined(separator: " + "),
      gets: .didNotCompile, "compiler-error"),
  ]

  /// What makes a compiler crash, or ask for more memory than there is.
  private static let failingCompilers: [HostileSubmission] = [
    cone(
      "compiler-crash", "has the compiler crash by a name that it has given away itself",
      beside: "@c(malloc) public func itsMalloc(_ count: Int) -> Int { 0 }", gets: .didNotCompile, "compiler-gave-up"),
    cone(
      "compiler-recursion", "has the compiler call itself until it crashes, by an optional of optionals",
      beside: "var number: Int" + String(repeating: "?", count: 10_000), gets: .didNotCompile, "compiler-gave-up"),
    cone(
      "compiler-memory", "has the compiler ask for memory for each of ten thousand million numbers",
      beside: "var numbers = InlineArray<10_000_000_000, Int>(repeating: 0)", gets: .didNotCompile, "compiler-gave-up"),
  ]

  /// What makes a compiler say more than anybody wants to read.
  private static let talkingCompilers: [HostileSubmission] = [
    cone(
      "thousands-of-errors", "28: has five thousand errors", beside: lines(0..<5_000) { "let number\($0): Int = \"\"" },
      gets: .didNotCompile, "compiler-error"),
    cone(
      "endless-errors", "28: has a line of two thousand errors, with each of which the compiler prints the line",
      beside: "let some: Int? = 1\nlet number = some" + String(repeating: "!", count: 2_000), gets: .didNotCompile,
      "compiler-error"),
    cone(
      "long-error", "28: has an error about a name of two hundred thousand letters",
      beside: "let end = " + String(repeating: "o", count: 200_000), gets: .didNotCompile, "compiler-error"),
    cone(
      "deep-parentheses", "has a number in five thousand parentheses",
      beside: "let number = " + String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000),
      gets: .didNotCompile, "compiler-error"),
    cone(
      "deep-conditions", "has twenty thousand conditions, each in the other",
      beside: lines(0..<10_000) { _ in "#if true" } + "\n" + lines(0..<10_000) { _ in "#endif" },
      gets: .didNotCompile, "compiler-error"),
  ]

  /// What is much for a compiler, but not too much: who writes it is not to be punished.
  private static let patientCompilers: [HostileSubmission] = [
    cone(
      "long-lists", "has long lists, a long text and thousands of functions beside its right Cone",
      beside: """
        let numbers = [\((0..<5_000).map { String($0 % 10) }.joined(separator: ","))]
        let names = [\((0..<200).map { "\"name \($0)\": [\($0), \($0).5]" }.joined(separator: ", "))]
        let text = "\(String(repeating: "o", count: 50_000))"
        \(lines(0..<500) { "func number\($0)() -> Int { \($0) }" })
        """, gets: .passed),
    cone(
      "endless-types", "has functions that would need types without an end, were they called",
      beside: """
        protocol Going { func go<Value>(_ value: Value) }
        struct Nested<Inner>: Going {
          func go<Value>(_ value: Value) { Nested<Nested<Value>>().go((value, value)) }
        }
        @inline(__always) func double<Value>(_ value: Value) { double((value, value)) }
        func start() { double(1) }
        """, gets: .passed),
  ]

  private static func lines(_ numbers: Range<Int>, _ line: (Int) -> String) -> String {
    numbers.map(line).joined(separator: "\n")
  }
}
