import Foundation
import Testing

@testable import Running

/// A toolchain whose frontend does what a script says, and counts how often it is called.
struct StubToolchain {
  private let place: ScratchFolder
  private let frontend: String

  /// Where the compiler writes.
  let folder: String

  /// - Parameters:
  ///   - commands: Commands of the shell; `TMPDIR` is the folder where the compiler writes.
  ///   - isLasting: Whether they are done each time, and not the first time alone.
  init(_ commands: String, isLasting: Bool) throws {
    place = try ScratchFolder()
    folder = "\(place.path)/out"
    frontend = "\(place.path)/usr/bin/swift-frontend"
    let script = """
      #!/bin/sh
      echo >> "$0.starts"
      if \(isLasting) || [ $(wc -l < "$0.starts") -eq 1 ]; then \(commands)
      fi
      exit 0
      """
    for path in [folder, "\(place.path)/usr/bin"]
      + Self.architectures.map({ "\(place.path)/usr/lib/swift/linux/\($0)" })
    {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for path in [frontend, "\(place.path)/usr/bin/ld.lld", "\(place.path)/usr/bin/swiftc"] {
      try Data(script.utf8).write(to: URL(fileURLWithPath: path))
      chmod(path, 0o755)
    }
    for architecture in Self.architectures {
      try Data().write(to: URL(fileURLWithPath: "\(place.path)/usr/lib/swift/linux/\(architecture)/swiftrt.o"))
    }
  }

  private static let architectures = ["x86_64", "aarch64"]

  /// How often the frontend was called.
  var starts: Int { (try? String(contentsOfFile: "\(frontend).starts", encoding: .utf8).count) ?? 0 }

  /// Has it check a file's types.
  func checked() throws -> Compiler.Ending {
    var tools = try Tools.beside(program: Tools.thisProgram)
    tools.compiler = "\(place.path)/usr/bin/swiftc"
    // What cannot be made is not filled either.
    tools.moduleCache = "/nowhere/cache"
    var compiler = Compiler(tools: tools, containment: .limitsAlone(reason: "it is a test"))
    compiler.restSeconds = 0
    return compiler.run(.check([]), on: ["/nowhere/Cone.swift"], module: "Arcs", from: place.path, into: folder)
  }
}
