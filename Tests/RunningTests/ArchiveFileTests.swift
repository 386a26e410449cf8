import Foundation
import Testing

@testable import Running

struct `What the program that unpacks leaves behind` {
  private let place: ScratchFolder

  init() throws { place = try ScratchFolder() }

  @Test(arguments: ["link", "pipe", "folder"])
  func `is not read where it is no plain file`(_ kind: String) throws {
    let secret = "\(place.path)/secret"
    try Data("a secret".utf8).write(to: URL(fileURLWithPath: secret))
    let path = "\(place.path)/files"
    switch kind {
    case "link": try #require(symlink(secret, path) == 0)
    case "folder": try #require(mkdir(path, 0o700) == 0)
    default:
      try #require(mkfifo(path, 0o600) == 0)
      // Without a writer, who opens it otherwise than without waiting would wait for ever.
      let writer = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      try #require(writer >= 0)
      defer { close(writer) }
      #expect(throws: UnpackingProblem.self) { try Self.size(ofFileAt: path) }
      return
    }
    #expect(throws: UnpackingProblem.self) { try Self.size(ofFileAt: path) }
    #expect(try Self.size(ofFileAt: secret) == 8)
  }

  private static func size(ofFileAt path: String) throws -> Int { try ArchiveFile(path: path).size }

  @Test func `tells nothing of how it ended but by its status`() throws {
    let archive = "\(place.path)/archive"
    try Data("x".utf8).write(to: URL(fileURLWithPath: archive))
    let script = "{ echo 0 >&3; } 2>/dev/null; exit 7"
    let decompression = Decompression(
      command: ["/bin/sh", "-c", script, archive], containment: Containment.ofThisMachine)
    let outcome = try decompression.run(in: place.path, output: "files", limit: 10)
    #expect(outcome.status == 7)
    #expect(outcome.bytes == 0)
  }
}
