import Course
import Foundation
import Testing

@testable import Running

@Suite struct `The bytes of a file's name` {
  @Test(arguments: [
    (Array("Größe".utf8), "Größe"), ([0x4D, 0xFC, 0x6C], "Mül"), ([0x80, 0x93], "€“"), ([0x81, 0x41], "\u{81}A"),
    ([], ""),
  ])
  func `are UTF-8 or else Latin-1 as Windows has it`(_ bytes: [UInt8], text: String) {
    #expect(FileNameText.text(bytes) == text)
  }

  @Test func `in a zip from Windows are UTF-8, or else what DOS had`() {
    #expect(FileNameText.textOfDOS([0x84, 0x94, 0x81, 0xE1, 0x8E, 0x99, 0x9A]) == "äöüßÄÖÜ")
    #expect(FileNameText.textOfDOS(Array("Größe".utf8)) == "Größe")
    #expect(Set((0...255).map { FileNameText.textOfDOS([UInt8($0)]) }).count == 256)
    #expect(Set((0...255).map { FileNameText.text([UInt8($0)]) }).count == 256)
  }
}

@Suite struct `The first bytes of a file` {
  @Test func `tell what archive it is, whatever it is called`() {
    #expect(ArchiveFormat(head: [0x50, 0x4B, 3, 4, 20, 0]) == .zip)
    #expect(ArchiveFormat(head: [0x50, 0x4B, 5, 6]) == .zip)
    #expect(ArchiveFormat(head: [0x1F, 0x8B, 8]) == .gzip)
    #expect(ArchiveFormat(head: Data("Rar!\u{1A}\u{7}".utf8)) == .other("RAR"))
    #expect(ArchiveFormat(head: Data("BZh91AY&SY".utf8)) == .other("bzip2"))
  }

  @Test(arguments: ["", "PK", "import SwiftUI\n", "BZh is a word", String(repeating: "\0", count: 512), "ustar"])
  func `tell that it is none`(_ text: String) {
    #expect(ArchiveFormat(head: Data(text.utf8)) == nil)
  }

  @Test func `are a tar archive's where its check sum is right, also that of the oldest`() {
    var block = [UInt8](repeating: 0, count: 512)
    block.replaceSubrange(0..<6, with: Array("a.file".utf8))
    block.replaceSubrange(124..<136, with: Array("00000000005\0".utf8))
    let sum = block.reduce(0) { $0 + Int($1) } + 8 * 32
    block.replaceSubrange(148..<154, with: Array("00\(String(sum, radix: 8))".utf8))
    block[155] = 32
    #expect(ArchiveFormat(head: block) == .tar)
    #expect(TarHeader(block)?.size == 5)
    block[3] += 1
    #expect(ArchiveFormat(head: block) == nil)
  }
}

@Suite struct `A path in an archive` {
  @Test(arguments: [
    ("a/b.swift", ["a", "b.swift"]), ("./a//b/", ["a", "b"]), ("..a/b..", ["..a", "b.."]), ("...", ["..."]), (".", []),
  ])
  func `leads somewhere in it`(_ path: String, steps: [String]) {
    #expect(ArchiveEntry.steps(of: Array(path.utf8))?.map { String(decoding: $0, as: UTF8.self) } == steps)
  }

  @Test(arguments: ["../a", "a/..", "a/../b", "/a", "/", "a/./../../b", ".."])
  func `leads out of it`(_ path: String) {
    #expect(ArchiveEntry.steps(of: Array(path.utf8)) == nil)
  }
}

@Suite struct `A program that unpacks` {
  private func outcome(
    _ script: String, limit: Int = 1000, _ change: (inout Decompression) -> Void = { _ in }
  ) throws -> Decompression.Outcome {
    let scratch = try ScratchFolder()
    let archive = "\(scratch.path)/archive"
    try WorkbookFolder.write(Data("packed".utf8), toFile: archive, called: archive)
    chmod(archive, 0o644)
    var decompression = Decompression(
      command: ["/bin/sh", "-c", script, archive], containment: Containment.ofThisMachine)
    change(&decompression)
    return try decompression.run(in: scratch.path, output: "file", limit: limit)
  }

  @Test func `has its output counted and its status told`() throws {
    #expect(try outcome("cat \"$0\"; exit 3") == Decompression.Outcome(status: 3, bytes: 6))
    #expect(try outcome("exit 0") == Decompression.Outcome(status: 0, bytes: 0))
  }

  @Test func `is ended where it writes more than is wanted`() throws {
    let outcome = try outcome("while :; do echo yes; done", limit: 12345)
    #expect(outcome == Decompression.Outcome(status: nil, bytes: 12345))
  }

  @Test func `is asked nothing and reads nothing`() throws {
    #expect(try outcome("cat; test -t 0 || echo none").bytes == 5)
  }

  @Test func `may not take forever`() {
    #expect(throws: UnpackingProblem.tooSlow) {
      try outcome("while :; do :; done") { $0.processorSeconds = 1 }
    }
    // It was not at work, so nothing is wrong with the archive.
    #expect(throws: UnpackingProblem.failed("it was not done within 1 seconds")) {
      try outcome("sleep 60") { $0.wallSeconds = 1 }
    }
  }

  @Test func `may only be missing here, which is no fault of an archive`() throws {
    #expect(UnpackingProblem.missing(program: "unzip").isOurs)
    #expect(UnpackingProblem.failed("No space left on device").isOurs)
    #expect(!UnpackingProblem.damaged.isOurs)
  }
}
