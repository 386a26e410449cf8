/// What a child that runs learner code can see and do, found out by trying: `observer --surroundings` measures it.
package struct Surroundings: Codable, Hashable, Sendable {
  /// The number of the user as which it runs.
  package var user: UInt32

  /// How many processes it sees.
  package var processCount: Int

  /// Whether it can signal the process that started it.
  package var signalsParent: Bool

  /// Whether it can start another program.
  package var startsPrograms: Bool

  /// The network interfaces that it sees, but for its own loop.
  package var networkInterfaces: [String]

  /// Whether it can ask for a connection.
  package var opensConnections: Bool

  /// How many files its home has; nil where it cannot look.
  package var homeEntryCount: Int?

  /// Those of the paths asked for that it can see.
  package var visiblePaths: [String]

  /// Those of the folders asked for, and of the system's, in which it can make a file.
  package var writablePaths: [String]

  /// The limits that are in force; nil where there is none.
  package var processorSeconds, memoryBytes, fileBytes, processes: UInt64?

  package init(
    user: UInt32, processCount: Int, signalsParent: Bool, startsPrograms: Bool, networkInterfaces: [String],
    opensConnections: Bool, homeEntryCount: Int?, visiblePaths: [String], writablePaths: [String],
    processorSeconds: UInt64?, memoryBytes: UInt64?, fileBytes: UInt64?, processes: UInt64?
  ) {
    self.user = user
    self.processCount = processCount
    self.signalsParent = signalsParent
    self.startsPrograms = startsPrograms
    self.networkInterfaces = networkInterfaces
    self.opensConnections = opensConnections
    self.homeEntryCount = homeEntryCount
    self.visiblePaths = visiblePaths
    self.writablePaths = writablePaths
    self.processorSeconds = processorSeconds
    self.memoryBytes = memoryBytes
    self.fileBytes = fileBytes
    self.processes = processes
  }
}
