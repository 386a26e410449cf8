extension HostileSubmission {
  /// Submissions that use up what all share: time, memory, processes, space.
  static let exhausting: [HostileSubmission] = time + memory + processes + output + space + views

  /// Submissions that do not come to an end.
  private static let time: [HostileSubmission] = [
    cone("endless-loop", "P7, 25: counts without an end", first: endlessLoop, gets: .timedOut, "timed-out"),
    cone(
      "endless-loop-while-loading", "counts without an end before anything is asked",
      beside: loading("var count = 0; while true { count &+= 1 }"), gets: .timedOut, "timed-out",
      neighbour: .gets(.timedOut, because: sharedLibrary)),
    cone(
      "sleep-for-ever", "26: waits without working, with all signals blocked",
      first: """
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        while true { sleep(1000) }
        """, gets: .timedOut, "timed-out"),
    cone(
      "semaphore", "waits for a signal that nobody gives", first: "DispatchSemaphore(value: 0).wait()", gets: .timedOut,
      "timed-out"),
    cone(
      "stopped", "stops itself, to be continued by nobody", first: "kill(getpid(), SIGSTOP)\n" + endlessLoop,
      gets: .timedOut, "timed-out"),
    cone(
      "ignored-signals", "ignores every signal that can be ignored, and counts without an end",
      first: "for number in Int32(1)...64 { signal(number, SIG_IGN) }\n" + endlessLoop, gets: .timedOut, "timed-out"),
    cone(
      "raised-limits", "raises all of its limits as far as it can, and counts without an end",
      first: """
        for kind in UInt32(0)...15 {
          var limit = rlimit(rlim_cur: .max, rlim_max: .max)
          if setrlimit(__rlimit_resource_t(kind), &limit) != 0 {
            getrlimit(__rlimit_resource_t(kind), &limit)
            limit.rlim_cur = limit.rlim_max
            setrlimit(__rlimit_resource_t(kind), &limit)
          }
        }
        signal(SIGXCPU, SIG_IGN)
        """ + "\n" + endlessLoop, gets: .timedOut, "timed-out", needsContainment: true),
    cone(
      "waits-for-input", "asks whoever sits before it for a number",
      first: "while let line = readLine() { print(line) }",
      gets: .passed),
  ]

  /// Submissions that want all memory.
  private static let memory: [HostileSubmission] = [
    cone(
      "memory-at-once", "asks for 64 gigabytes at once",
      first: "let bytes = [UInt8](repeating: 1, count: 64 << 30)\nprint(bytes.count)", gets: .memoryLimit,
      "memory-limit"),
    cone(
      "memory-slowly", "asks for a megabyte again and again",
      first: """
        var pieces: [[UInt8]] = []
        while true { pieces.append([UInt8](unsafeUninitializedCapacity: 1 << 20) { $1 = $0.count }) }
        """, gets: .memoryLimit, "memory-limit"),
    cone(
      "deep-arrays", "lets a million arrays go that lie in one another",
      first: """
        var nest: [Any] = []
        for _ in 0..<1_000_000 { nest = [nest] }
        nest = []
        """, gets: .crashed, "crashed"),
    reach(
      "memory-files", "keeps three gigabytes in files that exist in memory only",
      beside: LearnerCode.calls + "\n" + filling,
      """
      let create = c("memfd_create", (@convention(c) (UnsafePointer<CChar>, UInt32) -> Int32).self)
      if fill(gigabytes: 3, { create("piece", 0) }) { return "three gigabytes in nameless files" }
      """),
    reach(
      "shared-memory", "keeps three gigabytes in shared memory of the old kind, which outlives whoever made it",
      """
      for count in 1...48 {
        let piece = shmget(IPC_PRIVATE, 64 << 20, 0o600)
        guard piece >= 0, let address = shmat(piece, nil, 0), Int(bitPattern: address) != -1 else { return nil }
        memset(address, 1, 64 << 20)
        shmdt(address)
        if count == 48 { return "three gigabytes of shared memory" }
      }
      """),
  ]

  /// Submissions that start other processes, or want to outlive the child.
  private static let processes: [HostileSubmission] = [
    reach(
      "fork-bomb", "starts processes that start processes", beside: LearnerCode.calls,
      """
      let fork = c("fork", Plain.self)
      var count = 0
      while count < 200 {
        let process = fork()
        if process < 0 { break }
        if process == 0 {
          for _ in 0..<1000 where fork() < 0 { break }
          sleep(600)
          _exit(0)
        }
        count += 1
      }
      if count > 0 { return "\\(count) processes" }
      """),
    reach(
      "daemon", "P8d, 27: leaves a process in a session of its own that holds all descriptors open",
      beside: LearnerCode.calls,
      """
      let fork = c("fork", Plain.self)
      let process = fork()
      if process == 0 {
        setsid()
        if fork() == 0 {
          for number in Int32(1)...64 { signal(number, SIG_IGN) }
          sleep(600)
        }
        _exit(0)
      }
      if process > 0 { return "a process of its own" }
      """),
    reach(
      "raw-processes", "starts a process by the kernel's own calls", beside: LearnerCode.calls,
      """
      #if arch(x86_64)
        let clone = 56
        let vfork = 58
      #else
        let clone = 220
        let vfork = -1
      #endif
      func went(_ process: Int, _ name: String) -> String? {
        if process == 0 {
          sleep(600)
          _exit(0)
        }
        return process > 0 ? name : nil
      }
      if let name = went(systemCall(clone, Int(SIGCHLD)), "clone") { return name }
      var arguments = [UInt64](repeating: 0, count: 8)
      arguments[4] = UInt64(SIGCHLD)
      let process = arguments.withUnsafeMutableBytes { systemCall(435, Int(bitPattern: $0.baseAddress), 64) }
      if let name = went(process, "clone3") { return name }
      _ = vfork
      """),
    reach(
      "spawned-process", "starts a program that outlives it, by Foundation and by the C library",
      """
      for program in ["/bin/sleep", "/usr/bin/sleep", "/proc/self/exe"] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["600"]
        if (try? process.run()) != nil { return program }
        var number: pid_t = 0
        if posix_spawn(&number, program, nil, nil, [strdup(program), strdup("600"), nil], environ) == 0 { return program }
      }
      if system("sleep 600 &") == 0 { return "a shell" }
      """),
    reach(
      "another-program", "becomes another program, which ends with the status of the grader's own errors",
      beside: LearnerCode.calls,
      """
      typealias Execute = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("observer"), nil]
      for program in ["/proc/self/exe", "/bin/true", "/usr/bin/true"] {
        _ = c("execv", Execute.self)(program, &arguments)
      }
      """),
    cone(
      "thread-bomb", "starts threads until no more can be had",
      first: """
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 1 << 16)
        for _ in 0..<20_000 {
          var thread = pthread_t()
          if pthread_create(&thread, &attributes, { _ in while true { sleep(60) } }, nil) != 0 { break }
        }
        """, gets: .passed, needsContainment: true),
  ]

  /// Submissions that write without an end.
  private static let output: [HostileSubmission] = [
    cone(
      "output-flood", "11, 25, 28: prints without an end", first: "while true { print(\"all work and no play\") }",
      gets: .outputLimit, "output-limit"),
    cone(
      "errors-flood", "28: writes to standard error without an end, and does not mind that nobody reads",
      first: """
        signal(SIGPIPE, SIG_IGN)
        let line = [UInt8](repeating: 0x21, count: 4096)
        while true { write(2, line, line.count) }
        """, gets: .outputLimit, "output-limit"),
    cone(
      "answers-flood", "11: writes to the descriptor of the answers without an end",
      first: """
        let line = [UInt8](repeating: 0x1E, count: 4096)
        while true { write(3, line, line.count) }
        """, gets: .outputLimit, "output-limit"),
  ]

  /// Submissions that want all of the disk.
  private static let space: [HostileSubmission] = [
    cone(
      "huge-file", "writes a file without an end, and past what a file may hold",
      first: """
        let file = open("huge", O_WRONLY | O_CREAT, 0o600)
        let piece = [UInt8](repeating: 1, count: 1 << 20)
        while write(file, piece, piece.count) > 0 {}
        """, gets: .outputLimit, "output-limit", needsContainment: true),
    reach(
      "sparse-file", "makes a file that is said to hold a terabyte",
      """
      signal(SIGXFSZ, SIG_IGN)
      let file = open("sparse", O_RDWR | O_CREAT, 0o600)
      if file >= 0, ftruncate(file, 1 << 40) == 0 { return "a file of a terabyte" }
      """),
    reach(
      "full-disk", "fills its folder, and each other that takes files, with three gigabytes", beside: filling,
      """
      for folder in [".", NSTemporaryDirectory(), NSHomeDirectory(), "/tmp", "/var/tmp", "/dev/shm", "/run"] {
        var number = 0
        let isFilled = fill(gigabytes: 3) {
          number += 1
          return open("\\(folder)/workbook-hostile-\\(number)", O_RDWR | O_CREAT, 0o600)
        }
        for number in 1...100 { unlink("\\(folder)/workbook-hostile-\\(number)") }
        if isFilled { return "three gigabytes in \\(folder)" }
      }
      """),
    cone(
      "many-files", "leaves twenty thousand files in its folder, some of which cannot be opened",
      first: """
        mkdir("locked", 0o700)
        for number in 0..<2500 {
          let folder = number % 2 == 0 ? "." : "locked"
          close(open("\\(folder)/file \\(rect.width) \\(number)", O_WRONLY | O_CREAT, 0))
        }
        if rect.width == 0 { chmod("locked", 0) }
        """, gets: .passed, needsContainment: true),
    cone(
      "deep-folders", "leaves folders in folders, deeper than a path can tell",
      first: """
        for _ in 0..<1000 where mkdir("a folder with a name that is rather long", 0o700) == 0 {
          chdir("a folder with a name that is rather long")
        }
        """, gets: .passed, needsContainment: true),
    cone(
      "many-descriptors", "opens files until no more can be opened",
      first: "while open(\"/\", O_RDONLY) >= 0 {}", gets: .passed),
  ]

  /// Submissions of views that are never done.
  private static let views: [HostileSubmission] = [
    HostileSubmission(
      name: "view-of-itself", attempt: "shows a view that consists of itself", exercise: "Strokes/OutlinedLens",
      files: [
        File(
          "OutlinedLens.swift",
          """
          import SwiftUI

          struct OutlinedLens: View {
            var body: some View { AnyView(OutlinedLens()) }
          }
          """)
      ], status: .crashed, finding: "crashed", needsContainment: false),
    HostileSubmission(
      name: "view-in-view", attempt: "shows a hundred thousand views, each in the next",
      exercise: "Strokes/OutlinedLens",
      files: [
        File(
          "OutlinedLens.swift",
          """
          import SwiftUI

          struct OutlinedLens: View {
            var body: some View {
              var view = AnyView(Circle())
              for _ in 0..<100_000 { view = AnyView(view.padding(0)) }
              return view
            }
          }
          """)
      ], status: .crashed, finding: "crashed", needsContainment: false),
  ]

  private static let endlessLoop = "var count = 0\nwhile true { count &+= 1 }"

  /// `fill` writes gigabytes to files of 64 megabytes, and tells whether all were taken.
  private static let filling = """
    func fill(gigabytes: Int, _ makeFile: () -> Int32) -> Bool {
      signal(SIGXFSZ, SIG_IGN)
      let piece = [UInt8](repeating: 1, count: 1 << 20)
      for _ in 0..<(gigabytes * 16) {
        let file = makeFile()
        guard file >= 0 else { return false }
        for _ in 0..<64 where write(file, piece, piece.count) != piece.count { return false }
      }
      return true
    }
    """
}
