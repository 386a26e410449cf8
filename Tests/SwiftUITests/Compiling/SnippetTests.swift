import Testing

@Suite struct SnippetTests {
  static let snippets =
    Snippet.borders + Snippet.calls + Snippet.builders + Snippet.enumerations + Snippet.isolation

  // A task, so that of all tests that wait only one waits for the compiler.
  private static let compilations = Task {
    try LanguageMode.allCases.map { try SnippetCompilation(of: snippets, mode: $0) }
  }

  @Test(arguments: snippets.indices, LanguageMode.allCases)
  func `the compiler takes and refuses what it does with Apple's SwiftUI`(index: Int, mode: LanguageMode) async throws {
    let snippet = Self.snippets[index]
    let position = try #require(LanguageMode.allCases.firstIndex(of: mode))
    let compilation = try await Self.compilations.value[position]
    #expect(compilation.errors(at: index, isAccepted: true) == [], "\(snippet)")
    #expect(snippet.warning == nil || compilation.warnings(at: index).contains { $0.contains(snippet.warning ?? "") })
    let errors = compilation.errors(at: index, isAccepted: false)
    if snippet.modes.contains(mode) {
      #expect(errors.contains { $0.contains(snippet.reason) }, "\(snippet): \(errors)")
    } else {
      #expect(errors == [], "\(snippet)")
    }
  }
}
