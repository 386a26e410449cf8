import Course
import Foundation
import Testing

@testable import Running

@Suite struct `A toolchain` {
  @Test func `is found from its compiler, from a link to it, and from a program that picks it`() throws {
    let tools = try Tools.beside(program: Tools.thisProgram)
    let toolchain = try #require(Toolchain(compiler: tools.compiler))
    #expect(FileManager.default.fileExists(atPath: "\(toolchain.folder)/lib/swift"))
    let place = try ScratchFolder()
    symlink(tools.compiler, "\(place.path)/swiftc")
    #expect(Toolchain(compiler: "\(place.path)/swiftc") == toolchain)
    let proxy = "\(place.path)/proxy"
    try Data("#!/bin/sh\nexec \(tools.compiler) \"$@\"\n".utf8).write(to: URL(fileURLWithPath: proxy))
    chmod(proxy, 0o755)
    #expect(Toolchain(compiler: proxy) == toolchain)
    #expect(Toolchain(compiler: "/bin/true") == nil)
    #expect(Toolchain(compiler: "/nowhere/swiftc") == nil)
  }
}

@Suite struct `A cache of modules` {
  @Test func `is made once, by whoever comes first, and again where it is damaged`() async throws {
    let place = try ScratchFolder()
    var tools = try Tools.beside(program: Tools.thisProgram)
    tools.moduleCache = "\(place.path)/cache"
    let compiler = Compiler(tools: tools, containment: .ofThisMachine)
    let toolchain = try #require(Toolchain(compiler: tools.compiler))
    func make() async -> Bool {
      await onThreadOfItsOwn { ModuleCache.make(compiler.tools.moduleCache, compiler, toolchain) }
    }
    let mark = "\(tools.moduleCache)/\(ModuleCache.markName)"
    async let first = make()
    async let second = make()
    #expect(await [first, second] == [true, true])
    #expect(ModuleCache.isWhole(tools.moduleCache, toolchain))
    let written = try FileManager.default.attributesOfItem(atPath: mark)[.modificationDate] as? Date
    #expect(await make())
    #expect(try FileManager.default.attributesOfItem(atPath: mark)[.modificationDate] as? Date == written)

    let names = try FileManager.default.subpathsOfDirectory(atPath: tools.moduleCache)
    let module = try #require(names.first { $0.hasSuffix(".pcm") })
    for name in names {
      let mode = try FileManager.default.attributesOfItem(atPath: "\(tools.moduleCache)/\(name)")[.posixPermissions]
      #expect(try #require(mode as? Int) & 0o044 == 0o044, "\(name)")
    }
    truncate("\(tools.moduleCache)/\(module)", 10)
    #expect(!ModuleCache.isWhole(tools.moduleCache, toolchain))
    #expect(await make())
    #expect(ModuleCache.isWhole(tools.moduleCache, toolchain))
    // One that another toolchain made is of no use.
    var other = toolchain
    other.compiler = "/nowhere/swiftc"
    #expect(!ModuleCache.isWhole(tools.moduleCache, other))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["cache", "cache.lock"])
  }

  @Test func `suffices for a contained compiler, which cannot change it`() async throws {
    let place = try ScratchFolder()
    let folder = try CompilationFolder(in: place)
    let text =
      "import Foundation\nimport SwiftUI\nimport Dispatch\nimport RegexBuilder\nimport Synchronization\nlet a = 1"
    let copies = try folder.copies(of: [ChapterFiles.File("A.swift", Data(text.utf8))], group: "a")
    var tools = try Tools.beside(program: Tools.thisProgram)
    // Other tests, which compile without a container, may add to the common one.
    tools.moduleCache = "\(place.path)/cache"
    let compiler = Compiler(tools: tools, containment: .ofThisMachine)
    func compile() async -> Compiler.Outcome {
      await onThreadOfItsOwn {
        compiler.compile(copies.map(\.path), module: "A", from: folder.sources, into: folder.products)
      }
    }
    guard case .library = await compile() else {
      Issue.record("it does not compile")
      return
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: tools.moduleCache).count
    guard case .library = await compile() else { return }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: tools.moduleCache).count == before)
  }

  @Test func `need not hold everything`() async throws {
    let submission = Submission(["Cone.swift": "import Testing\n" + Code.cone + "\n@Test func mine() {}"])
    let verdict = try #require(await submission.examined("Cone").first).verdict
    #expect(verdict.status == .passed, "\(verdict.findings)")
  }

  @Test(.enabled(if: Containment.ofThisMachine.isActive))
  func `and what learners may import are all that a contained compiler sees of the workbook`() async throws {
    for module in ["Judging", "Course", "Running"] {
      let submission = Submission(["Cone.swift": "import \(module)\n" + Code.cone])
      let verdict = try #require(await submission.examined("Cone").first).verdict
      #expect(verdict.status == .didNotCompile)
      #expect(verdict.findings.first?.message.contains("no such module '\(module)'") == true, "\(verdict.findings)")
    }
  }
}
