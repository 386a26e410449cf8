import Authoring
import Course
import Running
import Testing

@Suite struct `The course` {
  @Test func `has solutions that pass, starters that do not, and nothing forgotten`() async throws {
    let tools = try Tools.beside(program: Tools.thisProgram)
    let complaints = try await AuthorCheck(folder: Fixtures.folder, tools: tools, seed: Fixtures.seed).complaints()
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func `has solutions of which a sample of mutants dies`() async throws {
    let tools = try Tools.beside(program: Tools.thisProgram)
    let outcome = try await MutantRun(folder: Fixtures.folder, tools: tools)
      .run(Course.exercises, sample: 2, seed: Fixtures.seed)
    #expect(outcome.killed > 0)
    #expect(outcome.survivors.isEmpty, "\(outcome.survivors.map { "\($0.exercise):\($0.line) \($0.change)" })")
  }
}
