extension HostileSubmission {
  /// Submissions that end the program before, while or after it answers.
  static let endings: [HostileSubmission] = exits + lateEndings + crashes + signalHandlers

  /// Submissions that end by themselves: how a program ends says nothing of what it answered.
  private static let exits: [HostileSubmission] = [
    cone(
      "exit-at-second-question", "P1: ends well at the second question, before one that would go wrong",
      first: "if rect.width == 200 { exit(0) }", gets: .failed, "ended-early"),
    cone(
      "exit-at-empty-rectangle",
      "P1: ends well once all rectangles with an area are answered that every check asks for",
      first: "if rect.width == 0 { exit(0) }", gets: .failed, "ended-early"),
    cone(
      "exit-in-init", "ends well as soon as the Cone is made", members: "init() { exit(0) }", gets: .failed,
      "ended-early"),
    cone(
      "exit-in-deinit", "ends well as soon as the first Cone is let go",
      beside: "final class Farewell { deinit { exit(0) } }", members: "let farewell = Farewell()", gets: .failed,
      "ended-early"),
    cone(
      "exit-in-static-initialiser", "ends well as soon as a static property is asked for",
      members: "static let luck: Int = { () -> Int in exit(0) }()", first: "_ = Cone.luck", gets: .failed,
      "ended-early"),
    cone(
      "exit-in-second-thread", "ends well in another thread, while the first one waits for it",
      first: "Thread.detachNewThread { exit(0) }\nwhile true { sleep(60) }", gets: .failed, "ended-early"),
    cone(
      "exit-while-loading", "ends well while its library is loaded, before anything is asked",
      beside: loading("_exit(0)"), gets: .failed, "ended-early", neighbour: .gets(.failed, because: sharedLibrary)),
    cone(
      "exit-70-while-loading", "ends with the status by which the child tells the grader's own errors, before any word",
      beside: loading("_exit(70)"), gets: .failed, "ended-early", neighbour: .gets(.failed, because: sharedLibrary)),
    cone(
      "exit-70", "ends with the status by which the child tells the grader's own errors", first: "exit(70)",
      gets: .failed, "ended-early"),
    cone(
      "exit-139", "ends with the status by which bubblewrap tells of a crash, and is taken for one",
      first: "exit(139)", gets: .crashed, "crashed", needsContainment: true),
    cone(
      "exit-137", "ends with the status by which bubblewrap tells of a program that was killed, and is taken for one",
      first: "_exit(137)", gets: .crashed, "crashed", needsContainment: true),
    cone(
      "quick-exit", "ends well by a way that asks nobody", beside: LearnerCode.calls,
      first: "c(\"quick_exit\", (@convention(c) (Int32) -> Void).self)(0)", gets: .failed, "ended-early"),
    cone(
      "own-end-of-the-child", "ends by the function of the child itself that ends it", beside: LearnerCode.calls,
      first: "c(\"workbook_end\", (@convention(c) (Int32) -> Void).self)(0)", gets: .failed, "ended-early"),
  ]

  /// Submissions that wait for the end, or try to outlive it.
  private static let lateEndings: [HostileSubmission] = [
    cone(
      "atexit", "registers what is to be done at the end, of which nothing is done", beside: LearnerCode.calls,
      first: """
        atexit { _exit(1) }
        _ = c("on_exit", (@convention(c) (@convention(c) (Int32, Int) -> Void, Int) -> Int32).self)({ _, _ in _exit(2) }, 0)
        """, gets: .passed),
    cone(
      "exit-when-flushed", "fails in a stream of its own that the child writes out after all answers",
      beside: flushing("_exit(1)"), first: "_ = stream", gets: .failed, "ended-early"),
    cone(
      "crash-when-flushed", "crashes in a stream of its own that the child writes out after all answers",
      beside: flushing("abort()"), first: "_ = stream", gets: .crashed, "crashed"),
    cone(
      "busy-thread-after-the-end", "leaves a thread at work that never ends",
      beside: "let worker: Void = Thread.detachNewThread { var count = 0; while true { count &+= 1 } }",
      first: "_ = worker", gets: .passed),
  ]

  /// Submissions that stop in a crash.
  private static let crashes: [HostileSubmission] = [
    cone(
      "fatal-error", "P2, 19, 20: stops in the middle, after answers that were right",
      first: "if rect.width == 200 { fatalError(\"no cone as wide as this\") }", gets: .crashed, "crashed"),
    cone(
      "index-out-of-range", "10: asks an empty list for its second element",
      first: "let corners: [CGPoint] = []\n_ = corners[Int(rect.width) / Int(rect.width)]", gets: .crashed, "crashed"),
    cone(
      "overflow", "30: adds to the largest number", first: "var count = Int.max\ncount += Int(rect.width) + 1",
      gets: .crashed, "crashed"),
    cone(
      "silenced-crash", "12: closes standard error, so that nobody hears why it stops",
      first: "close(2)\nfatalError(\"unheard\")", gets: .crashed, "crashed"),
    cone("abort", "stops itself by SIGABRT", first: "abort()", gets: .crashed, "crashed"),
    cone(
      "abort-while-loading", "stops itself while its library is loaded", beside: loading("abort()"), gets: .crashed,
      "crashed", neighbour: .gets(.crashed, because: sharedLibrary)),
    cone(
      "kill-itself", "kills itself, as the grader kills what takes too long", first: "raise(SIGKILL)", gets: .crashed,
      "crashed"),
    cone(
      "core-file", "asks for a copy of its memory on the disk, and stops",
      first: """
        var limit = rlimit(rlim_cur: .max, rlim_max: .max)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        abort()
        """, gets: .crashed, "crashed"),
    cone(
      "deep-recursion", "calls itself without an end",
      beside: "func depth(_ rect: CGRect) -> Int { 1 + depth(rect.insetBy(dx: 1, dy: 1)) }",
      first: "if depth(rect) < 0 { return Path() }", gets: .crashed, "crashed"),
  ]

  /// Submissions that want to survive their own crash.
  private static let signalHandlers: [HostileSubmission] = [
    cone(
      "handler-exits", "turns a crash into a good end by a handler of the signal",
      first: """
        for trap in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] { signal(trap) { _ in _exit(0) } }
        let corners: [CGPoint] = []
        _ = corners[Int(rect.width)]
        """, gets: .failed, "ended-early"),
    cone(
      "handler-goes-on", "lets the instruction that crashed be tried again, without an end",
      first: """
        signal(SIGSEGV) { _ in }
        let nowhere = UnsafeMutablePointer<Int>(bitPattern: 8)
        nowhere?.pointee = Int(rect.width)
        """, gets: .timedOut, "timed-out"),
    cone(
      "handler-on-its-own-stack", "turns an endless recursion into a good end, by a handler with a stack of its own",
      beside: """
        func depth(_ rect: CGRect) -> Int { 1 + depth(rect.insetBy(dx: 1, dy: 1)) }

        let handler: Void = {
          var stack = stack_t()
          stack.ss_size = 1 << 16
          stack.ss_sp = malloc(stack.ss_size)
          sigaltstack(&stack, nil)
          var action = sigaction()
          action.__sigaction_handler.sa_handler = { _ in _exit(0) }
          action.sa_flags = Int32(SA_ONSTACK)
          sigaction(SIGSEGV, &action, nil)
        }()
        """, first: "_ = handler\nif depth(rect) < 0 { return Path() }", gets: .failed, "ended-early"),
  ]

  /// Why what happens while a library is loaded happens to all exercises that its student submits with it.
  static let sharedLibrary = "the files of a chapter are one library"

  /// Returns a declaration that has a statement run while the library is loaded.
  static func loading(_ statement: String) -> String {
    "@section(\".init_array\") @used let whileLoading: @convention(c) () -> Void = { \(statement) }"
  }

  /// Returns declarations of a stream, `stream`, that runs a statement once all streams are written out.
  static func flushing(_ statement: String) -> String {
    """
    typealias Write = @convention(c) (Int, UnsafePointer<CChar>?, Int) -> Int
    typealias OpenStream = @convention(c) (
      Int, UnsafePointer<CChar>, UnsafePointer<Write?>, Int, Int, Int, Int, Write?, Int, Int
    ) -> UnsafeMutablePointer<FILE>?

    let stream: Void = {
      // The four functions go on the stack or, by another processor's rules, behind a pointer.
      let functions: [Write?] = [nil, { _, _, count in \(statement); return count }, nil, nil]
      let open = unsafeBitCast(dlsym(nil, "fopencookie"), to: OpenStream.self)
      fputs("kept until the end", open(0, "w", functions, 0, 0, 0, 0, functions[1], 0, 0)!)
    }()
    """
  }
}
