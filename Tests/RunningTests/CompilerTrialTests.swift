import Course
import Foundation
import Testing

@testable import Running

@Suite struct `A trial of the compiler` {
  private func examiner(_ change: (inout Tools) throws -> Void = { _ in }) throws -> Examiner {
    var tools = try Tools.beside(program: Tools.thisProgram)
    try change(&tools)
    return Examiner(folder: try WorkbookFolder(above: #filePath), tools: tools)
  }

  @Test func `is passed here`() throws {
    try examiner().requireWorkingCompiler()
  }

  @Test(arguments: ["SwiftUI", "Observing"]) func `is failed with a damaged module, which is another toolchain`(
    damaged: String
  ) throws {
    let scratch = try ScratchFolder()
    chmod(scratch.path, 0o755)
    let whole = try Tools.beside(program: Tools.thisProgram)
    let examiner = try examiner { tools in
      for path in whole.modulePaths {
        let name = URL(fileURLWithPath: path).lastPathComponent
        let copy = "\(scratch.path)/\(name)"
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        if name.hasPrefix(damaged) { truncate(copy, 3000) }
      }
      tools.modules = scratch.path
    }
    #expect(examiner.tools.fingerprint != whole.fingerprint)
    #expect(throws: WorkbookFolder.Problem.self) { try examiner.requireWorkingCompiler() }
  }
}
