import SystemCalls

/// What a contained job sees and may use; whatever is not named here is not there for it.
///
/// Inside, every file lies at its own absolute path. Beside what is named there are the system (`/usr`, unchangeable), an
/// empty home, an empty `/tmp`, a `/proc` with the job's own processes and the harmless devices; there is no network.
struct Confinement: Sendable, Hashable {
  /// The folder that a contained job finds as its home, and starts in unless another is named.
  ///
  /// No system has files there, so nothing that a job is shown can lie in it.
  static let home = "/learner"

  /// The files and folders that the job may read.
  var readable: [String] = []

  /// The folders in which the job may write; where it runs as a user of its own they are handed over to that user.
  var writable: [String] = []

  /// Folders that must not be seen even where they lie within something readable, such as a workbook in `/usr/src`.
  var hidden: [String] = []

  /// The limits of a job that does not set its own; nil where it does.
  var limits: JobLimits?

  /// How many bytes may be written in the home, and as many in `/tmp` and in `/dev/shm`.
  var freeBytes = 16 << 20
}

/// What a job and each program that it starts may use.
struct JobLimits: Sendable, Hashable {
  /// Processor time in whole seconds.
  var processorSeconds: Int

  /// Address space in bytes.
  var memoryBytes: Int

  /// The size of a file in bytes.
  var fileBytes: Int

  /// How many processes and threads there may be at a time, all together.
  var processes: Int

  /// The arguments with which prlimit sets them for the program that follows.
  var arguments: [String] {
    // Nobody can raise a limit that is lower already.
    let allowed = workbook_limits_allowed(
      workbook_limits(
        seconds: UInt(processorSeconds + 1), bytes: UInt(memoryBytes), file_bytes: UInt(fileBytes),
        processes: UInt(processes)))
    return [
      // A second more, so that the signal that tells of the end of its time comes before the one that nobody can ignore.
      "--cpu=\(min(UInt(processorSeconds), allowed.seconds)):\(allowed.seconds)", "--as=\(allowed.bytes)",
      "--fsize=\(allowed.file_bytes)", "--nproc=\(allowed.processes)", "--core=0",
    ]
  }
}

/// What contains a job, and what the job sees in there.
struct Container: Sendable, Hashable {
  var bubblewrap: Bubblewrap
  var confinement: Confinement
}
