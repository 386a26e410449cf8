import Foundation

/// When, where and how a gradebook was made, for programs: nothing else that is written holds times or the host.
package struct RunJSON: Sendable {
  package var begun: Date
  package var ended: Date
  package var host: String

  /// How many processors the machine has, and how many chapters were worked on at a time.
  package var cores: Int
  package var jobs: Int

  /// The command as it was typed.
  package var command: [String]

  /// What contained the runs, in one sentence.
  package var containment: String

  /// How many submissions there are.
  package var submissions: Int

  /// How many chapters of submissions were graded now, and how many were known before.
  package var graded: Int
  package var known: Int

  package init(
    begun: Date, ended: Date, host: String, cores: Int, jobs: Int, command: [String], containment: String,
    submissions: Int, graded: Int, known: Int
  ) {
    self.begun = begun
    self.ended = ended
    self.host = host
    self.cores = cores
    self.jobs = jobs
    self.command = command
    self.containment = containment
    self.submissions = submissions
    self.graded = graded
    self.known = known
  }

  package var text: String {
    JSONText.object([
      ("version", .number(1)),
      ("begun", .text(begun.ISO8601Format())),
      ("ended", .text(ended.ISO8601Format())),
      ("seconds", .number(ended.timeIntervalSince(begun))),
      ("host", .text(host)),
      ("cores", .number(cores)),
      ("jobs", .number(jobs)),
      ("command", .list(command.map { .text($0) })),
      ("containment", .text(containment)),
      ("submissions", .number(submissions)),
      ("gradedChapters", .number(graded)),
      ("knownChapters", .number(known)),
    ]).lines
  }
}
