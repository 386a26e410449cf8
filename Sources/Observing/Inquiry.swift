/// Everything that a child process is asked of one exercise: which probe, which questions, and within which limits.
///
/// A process can be asked several inquiries, one after the other; then the limits of the first count for all together.
package struct Inquiry: Codable, Hashable, Sendable {
  /// A name for this run that the answers repeat, so that answers of another run cannot be taken for them.
  package var run: String

  /// The module in which the probe was compiled, for instance `Arcs`.
  package var module: String

  /// The name of the probe's type, for instance `ConeProbe`.
  package var probe: String

  /// The questions, answered in this order.
  package var questions: [Question]

  /// What the child may use.
  package var limits: Limits

  package init(run: String, module: String, probe: String, questions: [Question], limits: Limits = Limits()) {
    self.run = run
    self.module = module
    self.probe = probe
    self.questions = questions
    self.limits = limits
  }
}

/// What a child process may use before it is ended.
package struct Limits: Codable, Hashable, Sendable {
  /// Processor time in whole seconds.
  package var processorSeconds: Int

  /// Time on the clock in seconds, for code that waits without working.
  package var wallSeconds: Double

  /// Address space in bytes.
  package var memoryBytes: Int

  /// The size of a file that it writes, in bytes.
  package var fileBytes: Int

  /// How many processes and threads there may be at a time; nil where their number is not limited.
  package var processes: Int?

  /// How much of standard output and of standard error is taken, in bytes each.
  package var outputBytes: Int

  /// How much of the answers is taken, in bytes; paths of many thousand elements need room.
  package var answerBytes: Int

  package init(
    processorSeconds: Int = 2, wallSeconds: Double = 8, memoryBytes: Int = 2 << 30, fileBytes: Int = 8 << 20,
    processes: Int? = 64, outputBytes: Int = 1 << 20, answerBytes: Int = 16 << 20
  ) {
    self.processorSeconds = processorSeconds
    self.wallSeconds = wallSeconds
    self.memoryBytes = memoryBytes
    self.fileBytes = fileBytes
    self.processes = processes
    self.outputBytes = outputBytes
    self.answerBytes = answerBytes
  }
}
