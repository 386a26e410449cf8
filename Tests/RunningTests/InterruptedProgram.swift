import Foundation

@testable import Running

/// The variable that has this test program be one that is interrupted while a child runs, instead of running tests.
let interruptedVariable = "WORKBOOK_TEST_INTERRUPTED"

/// Makes a scratch folder and starts a child that heeds no signal; says where and who they are, and waits for it.
private func beInterrupted() {
  guard let script = getenv(interruptedVariable).map({ String(cString: $0) }) else { return }
  unsetenv(interruptedVariable)
  Interruption.install()
  guard let scratch = try? ScratchFolder() else { _exit(90) }
  guard FileManager.default.createFile(atPath: "\(scratch.path)/file", contents: Data()) else { _exit(91) }
  print(scratch.path)
  fflush(nil)
  let child = Child(
    program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], folder: scratch.path,
    wallSeconds: 60, outputBytes: 1000, stopSignal: SIGINT)
  // What is found out after the interrupt is not to be told.
  print("the child ended: \(child.run().way)")
  _exit(0)
}

@section(".init_array") @used
let interruptedProgram: @convention(c) () -> Void = { beInterrupted() }
