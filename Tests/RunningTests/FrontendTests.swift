import Course
import Foundation
import Testing

@testable import Running

/// The compiler called with its driver and without it.
@Suite struct `A compiler without its driver` {
  /// Compiles files as one module, and returns what came out and the libraries that a library asks for.
  private func compile(_ texts: [String], sparesDriver: Bool) async throws -> (Compiler.Outcome, libraries: [String]?) {
    let scratch = try ScratchFolder()
    let folder = try CompilationFolder(in: scratch)
    var compiler = Compiler(tools: try Tools.beside(program: Tools.thisProgram), containment: .ofThisMachine)
    compiler.sparesDriver = sparesDriver
    let files = texts.enumerated().map { ChapterFiles.File("File\($0).swift", Data($1.utf8)) }
    let copies = try folder.copies(of: files, group: "files")
    let outcome = await onThreadOfItsOwn { [compiler] in
      compiler.compile(copies.map(\.path), module: "Some", from: folder.sources, into: folder.products)
    }
    withExtendedLifetime(scratch) {}
    guard case .library(let path) = outcome else { return (outcome, nil) }
    return (outcome, ELFSection.libraries(neededBy: path))
  }

  /// Returns the messages without the folder of the copies, which has another name each time.
  private func messages(_ outcome: Compiler.Outcome) -> [String]? {
    guard case .refused(let diagnostics) = outcome else { return nil }
    return diagnostics.filter { !$0.message.contains("command failed") }.map { diagnostic in
      let file = diagnostic.file.split(separator: "/").last ?? ""
      return "\(file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.kind): \(diagnostic.message)"
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe")))
  func `is the rule, and then the library asks for nothing`() async throws {
    let tools = try Tools.beside(program: Tools.thisProgram)
    let toolchain = try #require(Toolchain(compiler: tools.compiler))
    #expect(Frontend(of: toolchain, observer: tools.observer) != nil)
    #expect(Frontend(of: toolchain, observer: "/nowhere") == nil)
    #expect(try await compile([Code.cone], sparesDriver: true).libraries == [])
    #expect(try #require(await compile([Code.cone], sparesDriver: false).libraries).contains("libFoundation.so"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe")))
  func `leaves to the driver what needs more than the observer has loaded`() async throws {
    let text = "import FoundationXML\nlet document = XMLDocument()\n" + Code.cone
    #expect(try #require(await compile([text], sparesDriver: true).libraries).contains("libFoundationXML.so"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe")))
  func `leaves to the driver what needs a function that is in every library`() async throws {
    let text = "import Glibc\n" + Code.cone + "\nfunc f() { atexit {} }"
    #expect(try #require(await compile([text], sparesDriver: true).libraries).contains("libFoundation.so"))
    let initialiser = "@_cdecl(\"_init\") public func a() {}"
    for sparesDriver in [true, false] {
      #expect(try await compile([initialiser], sparesDriver: sparesDriver).libraries == nil)
    }
  }

  @Test(arguments: [
    ["struct A { let a: Int = \"\" }", "func f() -> B { 1 }\nlet x = y"],
    ["import SwiftUI\nstruct A: Shape {}"],
    ["struct A {", "struct A {}\nlet a: Int = nil"],
    ["@_cdecl(\"twice\") public func a() {}\n@_cdecl(\"twice\") public func b() {}"],
    ["#error(\"a\\nb: error: c\")"],
  ])
  func `says what it says with its driver`(_ texts: [String]) async throws {
    let found = messages(try await compile(texts, sparesDriver: true).0)
    let told = messages(try await compile(texts, sparesDriver: false).0)
    #expect(found == told)
    #expect(found?.isEmpty == false)
  }

  @Test func `is ended by its own signal, whatever it said of others`() throws {
    let compiler = Compiler(tools: try Tools.beside(program: Tools.thisProgram), containment: .ofThisMachine)
    let words = "error: compile command failed due to signal 24 (use -v)"
    guard
      case .gaveUp(.crash) = compiler.ending(
        of: Ended(way: .signaled(SIGABRT)), output: words, folder: "/tmp", withDriver: false),
      case .refused = compiler.ending(of: Ended(way: .exited(1)), output: words, folder: "/tmp", withDriver: false)
    else {
      Issue.record("words of a file were taken for the driver's")
      return
    }
  }
}

@Suite struct `A file in the format ELF` {
  @Test func `that is cut or changed anywhere gives sections or none, and no trap`() throws {
    let place = try ScratchFolder()
    let program = try Data(contentsOf: URL(fileURLWithPath: "/usr/bin/true"))
    let path = "\(place.path)/file"
    var generator = SystemRandomNumberGenerator()
    for round in 0..<200 {
      var bytes = program
      for _ in 0..<(1 + round / 10) {
        let index = round % 2 == 0 ? Int.random(in: 0..<64, using: &generator) : bytes.indices.randomElement() ?? 0
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      if round % 5 == 0 { bytes = bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)) }
      try bytes.write(to: URL(fileURLWithPath: path))
      _ = ELFSection.texts(named: ".swift1_autolink_entries", ofFile: path)
      _ = ELFSection.libraries(neededBy: path)
    }
    try program.write(to: URL(fileURLWithPath: path))
    #expect(ELFSection.libraries(neededBy: path)?.contains { $0.hasPrefix("libc.so") } == true)
    #expect(ELFSection.bytes(named: ".nothing", ofFile: path) == nil)
    #expect(ELFSection.bytes(named: ".dynstr", ofFile: "/nowhere") == nil)
  }
}
