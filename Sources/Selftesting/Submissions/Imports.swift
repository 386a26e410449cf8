extension HostileSubmission {
  /// Submissions that import, or bring along, what has no place in a chapter.
  static let imports: [HostileSubmission] = [
    cone(
      "judge-within-reach", "is wrong as soon as one of the modules that judge can be imported",
      beside: """
        #if canImport(Judging) || canImport(Course) || canImport(Running) || canImport(Selftesting)
          #error("the judge can be imported")
        #endif
        #if canImport(Paths) || canImport(ArcsTests)
          #error("another chapter can be imported")
        #endif
        """, gets: .passed),
    cone(
      "import-of-the-judge", "imports the judge and what the exercises expect, with all that is not public",
      beside: """
        @testable import Course
        @testable import Judging

        let expected = Course.chapters.count
        """, first: "_ = expected", gets: .didNotCompile, "compiler-error"),
    cone(
      "import-of-a-chapter", "imports another chapter and uses its shapes", beside: "@testable import Paths",
      first: "_ = Diamond()", gets: .didNotCompile, "compiler-error"),
    cone(
      "odd-imports", "imports the same again, in all the ways that there are, and its own module",
      beside: """
        @testable import SwiftUI
        @testable import Observing
        @_exported import Glibc
        @_implementationOnly import Dispatch
        @preconcurrency import Foundation
        import struct Foundation.CGRect
        import Arcs
        """, gets: .passed),
    cone(
      "own-tests", "P6: brings tests of its own that pass, under the names of the chapter's",
      beside: """
        import Testing
        import XCTest

        @Suite struct ArcsTests { @Test("Cone") func cone() {} }
        @Test("Arcs/Cone") func cone() {}

        final class ConeTests: XCTestCase {
          func testCone() {}
        }
        """, drawing: LearnerCode.sagging, gets: .failed, "arc-direction"),
    cone(
      "own-main", "brings a program of its own, which ends well",
      beside: "@main struct Main { static func main() { exit(0) } }", gets: .passed),
    cone(
      "top-level-code", "has statements outside of all functions", beside: "print(\"passed\")\nexit(0)",
      gets: .didNotCompile, "compiler-error"),
    cone(
      "own-macros", "declares macros of the plug-in for previews, and uses those that add declarations",
      beside: """
        @freestanding(declaration) macro nothing() = #externalMacro(module: "PreviewMacro", type: "Nothing")
        @attached(member) macro Bare() = #externalMacro(module: "PreviewMacro", type: "Bare")
        #nothing()
        @Bare struct Plain {}
        #Preview("\\u{202E}\\"</script>") { Cone() }
        """, gets: .passed),
    cone(
      "own-macro-as-a-number", "has the plug-in for previews make a number",
      beside: """
        @freestanding(expression) macro number() -> Int = #externalMacro(module: "PreviewMacro", type: "Number")
        let number = #number
        """, gets: .didNotCompile, "compiler-error"),
    cone(
      "macro-of-no-plug-in", "has a plug-in make a number that is nowhere, under a name that leads out of all folders",
      beside: """
        @freestanding(expression) macro number() -> Int = #externalMacro(module: "../../../usr/bin/env", type: "Number")
        let number = #number
        """, gets: .didNotCompile, "compiler-error"),
  ]
}
