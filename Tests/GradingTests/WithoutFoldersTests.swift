import Testing

@testable import Grading

@Suite struct WithoutFoldersTests {
  @Test func `no more is left of a path than its last part`() {
    let text = "/tmp/a b/workbook-1-xYz012/files/probes/0/DomeProbe.swift cannot be written (No space left on device)."
    #expect(!text.withoutFolders.contains("workbook-1"))
    #expect(text.withoutFolders.hasSuffix("DomeProbe.swift cannot be written (No space left on device)."))
    #expect("/home/eva/.build/debug/observer: Permission denied".withoutFolders == "observer: Permission denied")
    #expect("1/2 of the width".withoutFolders == "1/2 of the width")
  }
}
