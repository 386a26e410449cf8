import Foundation
import Testing

@testable import Grading

/// What is said of earlier results where the disk is full.
struct StandingResultsTests {
  @Test func `results that were never there do not still stand`() async throws {
    let tiny = try TinyClass()
    var disk = DiskWriting.hasty
    disk.write = { _, _ in
      errno = ENOSPC
      return -1
    }
    let full = disk
    let first = await problem { try tiny.publish("new", disk: full) }
    #expect(first.contains("cannot be written in") && first.contains("There were no results before"), "\(first)")
    try tiny.publish("old")
    let second = await problem { try tiny.publish("new", disk: full) }
    #expect(second.contains("The results that were there before still stand."), "\(second)")
  }
}
