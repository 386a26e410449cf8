/// Everything that one child process is asked: which probe, which questions, and within which limits.
public struct Inquiry: Codable, Hashable, Sendable {
  /// A name for this run that the answers repeat, so that answers of another run cannot be taken for them.
  public var run: String

  /// The module in which the probe was compiled, for instance `Arcs`.
  public var module: String

  /// The name of the probe's type, for instance `ConeProbe`.
  public var probe: String

  /// The questions, answered in this order.
  public var questions: [Question]

  /// What the child may use.
  public var limits: Limits

  public init(run: String, module: String, probe: String, questions: [Question], limits: Limits = Limits()) {
    self.run = run
    self.module = module
    self.probe = probe
    self.questions = questions
    self.limits = limits
  }
}

/// What a child process may use before it is ended.
public struct Limits: Codable, Hashable, Sendable {
  /// Processor time in whole seconds.
  public var processorSeconds: Int

  /// Time on the clock in seconds, for code that waits without working.
  public var wallSeconds: Double

  /// Address space in bytes.
  public var memoryBytes: Int

  /// How much of the answers, of standard output and of standard error is taken, in bytes each.
  public var outputBytes: Int

  public init(
    processorSeconds: Int = 2, wallSeconds: Double = 8, memoryBytes: Int = 1 << 30, outputBytes: Int = 4 << 20
  ) {
    self.processorSeconds = processorSeconds
    self.wallSeconds = wallSeconds
    self.memoryBytes = memoryBytes
    self.outputBytes = outputBytes
  }
}
