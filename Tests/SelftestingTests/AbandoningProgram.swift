import Foundation

@testable import Selftesting

/// The variable that has this test program leave an orphan behind and tell what it sees of it, instead of running tests.
let abandoningVariable = "WORKBOOK_TEST_ABANDONING"

/// Starts a shell that starts a process of a session of its own and ends; tells what is left.
private func abandon() {
  guard getenv(abandoningVariable) != nil else { return }
  unsetenv(abandoningVariable)
  RunningProcess.adoptOrphans()
  // Not by Foundation, which waits for all who hold a descriptor of the shell's, and so for what it leaves behind.
  let words = ["sh", "-c", "(exec setsid sleep 100 >/dev/null 2>&1 &)"]
  var arguments = words.map { strdup($0) } + [nil]
  var shell: pid_t = 0
  guard posix_spawn(&shell, "/bin/sh", nil, nil, &arguments, environ) == 0 else { _exit(90) }
  while waitpid(shell, nil, 0) < 0, errno == EINTR {}
  // The orphan takes a moment to become what it is to be.
  for _ in 0..<100 {
    if leftBehind().first?.command == "sleep 100" { break }
    usleep(20_000)
  }
  for process in leftBehind() {
    print("\(process.command): parent is \(process.parent == getpid() ? "this" : "another")")
    process.end()
  }
  fflush(nil)
  _exit(0)
}

private func leftBehind() -> [RunningProcess] {
  RunningProcess.descendants(of: getpid(), among: RunningProcess.all()).filter { !$0.isZombie }
}

@section(".init_array") @used
let abandoningProgram: @convention(c) () -> Void = { abandon() }
