import Judging
import Testing

@testable import Running

@Suite struct `What only an app needs` {
  @Test(arguments: ["UIKit", "AppKit", "CoreGraphics", "PlaygroundSupport"])
  func `is imported in vain, and it is said that SwiftUI is enough`(module: String) async throws {
    let verdict = try #require(
      await Submission(["Cone.swift": "import \(module)\n" + Code.cone]).examined("Cone").first
    ).verdict
    #expect(verdict.status == .didNotCompile)
    let finding = try #require(verdict.findings.first)
    #expect((finding.code, finding.line) == ("compiler-error", 1))
    let hint = try #require(finding.hint)
    for words in ["Apple's systems", "Remove the line", "import SwiftUI"] { #expect(hint.contains(words)) }
  }

  @Test func `is no exercise's: who adds @main is told to take it out`() async throws {
    let app = "@main struct MyApp: App {\n  var body: some Scene { WindowGroup { Cone() } }\n}"
    let verdict = try #require(await Submission(["Cone.swift": Code.cone + "\n" + app]).examined("Cone").first).verdict
    #expect(verdict.status == .didNotCompile)
    for finding in verdict.findings {
      #expect(finding.hint?.contains("@main") == true, "\(finding)")
      #expect(finding.hint?.contains("another file") == true)
    }
  }

  @Test func `is not what is missing where a name of another kind is`() async throws {
    let cone = Code.cone.replacing("rect.midX", with: "rect.middle")
    let verdict = try #require(await Submission(["Cone.swift": cone]).examined("Cone").first).verdict
    #expect(verdict.findings.first?.hint?.contains("@main") != true)
  }
}
