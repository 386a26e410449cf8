import Foundation

/// What bubblewrap told of a job: one JSON object on each line.
struct JobStatus: Sendable, Hashable {
  /// The first process of the job's namespace, as it is numbered outside.
  var firstProcess: pid_t?

  /// The status with which the job's program ended; nil where it was never started, or was killed with everything else.
  var exitCode: Int32?

  private struct Line: Decodable {
    var firstProcess: pid_t?
    var exitCode: Int32?

    enum CodingKeys: String, CodingKey {
      case firstProcess = "child-pid"
      case exitCode = "exit-code"
    }
  }

  init(_ text: Data) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let told = try? JSONDecoder().decode(Line.self, from: line) else { continue }
      firstProcess = told.firstProcess ?? firstProcess
      exitCode = told.exitCode ?? exitCode
    }
  }
}
