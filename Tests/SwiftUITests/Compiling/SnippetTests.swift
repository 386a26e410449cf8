import Testing

@Suite struct SnippetTests {
  static let snippets =
    Snippet.borders + Snippet.calls + Snippet.builders + Snippet.enumerations + Snippet.isolation

  private static let compilations = Task {
    var compilations: [LanguageMode: SnippetCompilation] = [:]
    for mode in LanguageMode.allCases {
      compilations[mode] = try await SnippetCompilation(of: snippets, mode: mode)
    }
    return compilations
  }

  @Test(arguments: snippets, LanguageMode.allCases)
  func `the compiler takes and refuses what it does with Apple's SwiftUI`(
    snippet: Snippet, mode: LanguageMode
  ) async throws {
    let compilation = try #require(try await Self.compilations.value[mode])
    #expect(compilation.messages(.error, onAccepted: snippet) == [])
    if let warning = snippet.warning {
      #expect(compilation.messages(.warning, onAccepted: snippet).contains { $0.contains(warning) })
    }
    let refusal = compilation.refusal(of: snippet)
    if snippet.modes.contains(mode) {
      #expect(refusal.contains { $0.contains(snippet.reason) }, "\(refusal)")
    } else {
      #expect(refusal == [])
    }
  }

  @Test func `each fact is told once`() {
    #expect(Set(Self.snippets.map(\.fact)).count == Self.snippets.count)
  }
}
