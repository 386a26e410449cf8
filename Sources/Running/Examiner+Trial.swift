import Course

extension Examiner {
  /// Makes sure that a file that is known to be right compiles here; blocks the calling thread.
  ///
  /// Where the compiler is broken, or the modules that were built are, every file looks wrong: nobody must be graded so.
  ///
  /// - Throws: `WorkbookFolder.Problem` where it does not.
  package func requireWorkingCompiler() throws(WorkbookFolder.Problem) {
    let compiler = Compiler(tools: tools, containment: containment, hidden: folder.root)
    guard !compiler.trial.isPassed(by: compiler) else { return }
    throw WorkbookFolder.Problem(
      "A small file that is right does not compile here, so nothing was judged. Run `swift build` in \(folder.root), "
        + "and see what `swift run workbook doctor` says.")
  }
}
