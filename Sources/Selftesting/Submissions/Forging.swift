extension HostileSubmission {
  /// Submissions that say what is not true: forged records, reports and tests.
  static let forging: [HostileSubmission] = forgedRecords + spoiltRecords + descriptors + takingOver

  /// Submissions that write records as the child does, with the run's name that they read again on descriptor 0.
  private static let forgedRecords: [HostileSubmission] = [
    cone(
      "forged-end", "says that all was answered, without an answer, and ends well", beside: LearnerCode.inquiry,
      first: "say(record(\"{\\\"finished\\\":\\(questions.count)}\"))\n_exit(0)", gets: .failed),
    cone(
      "forged-excuse", "says in the child's name that its code could not be loaded, which was the grader's fault",
      beside: LearnerCode.inquiry,
      first: "say(record(\"{\\\"notLoaded\\\":\\\"the grader is broken\\\"}\"))\n_exit(0)", gets: .failed, "not-loaded"),
    cone(
      "forged-answers", "answers everything by records of its own, and then lets a wrong Cone be asked",
      beside: forgery, first: "_ = forged", drawing: LearnerCode.nothing, gets: .failed, "contradiction"),
    cone(
      "forged-answers-and-end", "writes right answers and the end itself, and is asked all the same",
      beside: forgery, first: "_ = forged\nsay(rightEnd)", gets: .failed, "contradiction"),
    cone(
      "forged-answers-then-exit", "answers everything itself and ends well; answers that are right are right",
      beside: forgery, first: "_ = forged\nsay(rightEnd)\n_exit(0)", gets: .passed),
    cone(
      "forged-answers-then-crash", "answers everything itself and then crashes", beside: forgery,
      first: "_ = forged\nsay(rightEnd)\nabort()", gets: .crashed, "crashed"),
    cone(
      "forged-while-loading", "answers everything while its library is loaded, and is asked all the same",
      beside: forgery + "\n" + loading("_ = forged; say(rightEnd)"), gets: .failed, "contradiction"),
    cone(
      "records-twice", "gives an answer of its own beside that of the child, though the same", beside: forgery,
      first: "if rect.width == 300 { say(rightRecords[3]) }", gets: .failed, "contradiction"),
    cone(
      "records-late", "gives one more answer after the end",
      beside: forgery + "\n" + flushing("say(rightRecords[0])"), first: "_ = stream", gets: .failed, "contradiction"),
    cone(
      "records-for-other-questions", "answers what was never asked",
      beside: forgery,
      first: """
        for number in [-1, questions.count, Int.max] {
          say(record("{\\"question\\":\\(number),\\"path\\":\\"\\"}"))
        }
        """, gets: .failed, "contradiction"),
    cone(
      "records-of-another-kind", "answers with a size, a value and nothing at all where a path is asked for",
      beside: forgery,
      first: """
        say(record("{\\"question\\":0,\\"size\\":[1,1]}"))
        say(record("{\\"question\\":1,\\"none\\":true}"))
        say(record("{\\"question\\":2,\\"value\\":{\\"flag\\":true}}"))
        for number in 3..<questions.count { say(rightRecords[number]) }
        say(rightEnd)
        _exit(0)
        """, gets: .failed, "no-path"),
    cone(
      "records-on-every-descriptor", "writes right answers on each descriptor from 0 to 255", beside: forgery,
      first: """
        for descriptor in Int32(0)...255 {
          for text in rightRecords + [rightEnd] { say(text, on: descriptor) }
        }
        """, drawing: LearnerCode.nothing, gets: .failed, "contradiction"),
    cone(
      "records-of-another-run", "writes wrong records of another run on each descriptor, which are nobody's",
      beside: LearnerCode.inquiry,
      first: """
        let other = UUID().uuidString
        let wrong = (0..<12).map { "\\u{1E}\\(other) {\\"question\\":\\($0),\\"path\\":\\"\\"}\\n" }
        for descriptor in Int32(0)...255 { say(wrong.joined(), on: descriptor) }
        """, gets: .passed),
  ]

  /// Submissions that spoil the stream of the records.
  private static let spoiltRecords: [HostileSubmission] = [
    cone(
      "garbage-before-records", "writes a hundred thousand bytes without meaning before its records",
      beside: """
        let garbage: Void = {
          var state: UInt32 = 1
          let bytes = (0..<100_000).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
          }
          _ = bytes.withUnsafeBytes { write(3, $0.baseAddress!, $0.count) }
        }()
        """, first: "_ = garbage", gets: .passed),
    cone(
      "garbage-without-a-line-feed", "writes words of no end before each record",
      first: "_ = \"words\".withCString { write(3, $0, 5) }", gets: .passed),
    cone(
      "records-malformed", "writes records of its run that are no records, and nothing else",
      beside: LearnerCode.inquiry,
      first: """
        for text in [
          "", "{", "[]", "null", "{}", "{\\"question\\":0}", "{\\"question\\":\\"0\\",\\"path\\":\\"\\"}",
          "{\\"question\\":1e999,\\"path\\":\\"\\"}", "{\\"finished\\":\\"all\\"}", "{\\"question\\":0,\\"path\\":[]}",
          String(repeating: "[", count: 20_000),
        ] { say(record(text)) }
        _exit(0)
        """, gets: .failed),
    cone(
      "record-of-no-path", "writes an answer that is nearly a path", beside: forgery,
      first: """
        say(record("{\\"question\\":0,\\"path\\":\\"0 0 m 1 l 2 3 z inf nan q\\"}"))
        for text in rightRecords.dropFirst() { say(text) }
        say(rightEnd)
        _exit(0)
        """, gets: .failed, "no-path"),
    cone(
      "half-a-record", "ends in the middle of a record", beside: forgery,
      first: "say(String(rightRecords[0].dropLast(20)))\n_exit(0)", gets: .failed, "ended-early"),
    cone(
      "a-million-records", "writes a million records", beside: LearnerCode.inquiry,
      first: """
        let thousand = String(repeating: record("{\\"question\\":0,\\"path\\":\\"0 0 m\\"}"), count: 1000)
        for _ in 0..<1000 { say(thousand) }
        """, gets: .failed, "contradiction"),
    cone(
      "answers-read-away", "reads its own answers before the judge does, from whichever end it can open",
      beside: """
        let thief: Void = {
          let stream = open("/proc/self/fd/3", O_RDONLY)
          Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while read(stream, &buffer, buffer.count) > 0 || recv(3, &buffer, buffer.count, 0) > 0 {}
          }
          usleep(1000)
        }()
        """, first: "_ = thief", gets: .passed),
  ]

  /// Submissions that close, double or replace the descriptors they were given.
  private static let descriptors: [HostileSubmission] = [
    cone(
      "close-everything", "closes all descriptors and goes on",
      first: "for descriptor in Int32(0)...255 { close(descriptor) }", gets: .failed, "missing-answer"),
    cone(
      "close-standard-streams", "closes what is not needed for answers",
      first: "for stream in Int32(0)...2 { close(stream) }",
      gets: .passed),
    cone(
      "answers-to-standard-output", "has its answers printed instead of given", first: "dup2(1, 3)", gets: .failed,
      "ended-early"),
    cone(
      "answers-to-a-file", "has its answers written to a file",
      first: "close(3)\nopen(\"answers\", O_WRONLY | O_CREAT | O_APPEND, 0o600)", gets: .failed, "ended-early"),
    cone(
      "answers-cut-off", "cuts off the connection on which its answers go", first: "shutdown(3, Int32(SHUT_RDWR))",
      gets: .crashed, "crashed"),
    cone(
      "descriptors-among-answers", "hands descriptors over with its answers, for the judge to run out of them",
      beside: """
        func handOver(_ descriptor: Int32) {
          var byte: UInt8 = 0x21
          var control: [UInt64] = [20, 1 | 1 << 32, UInt64(descriptor)]
          withUnsafeMutablePointer(to: &byte) { byte in
            var piece = iovec(iov_base: byte, iov_len: 1)
            withUnsafeMutablePointer(to: &piece) { piece in
              control.withUnsafeMutableBytes { control in
                var message = msghdr()
                message.msg_iov = piece
                message.msg_iovlen = 1
                message.msg_control = control.baseAddress
                message.msg_controllen = 24
                sendmsg(3, &message, 0)
              }
            }
          }
        }
        """, first: "for _ in 0..<500 { handOver(0) }", gets: .passed),
    cone(
      "urgent-byte", "puts bytes among its answers that are to be read before all others",
      first: "var byte: UInt8 = 0x1E\nfor _ in 0..<10 { send(3, &byte, 1, Int32(MSG_OOB)) }", gets: .passed),
    cone(
      "prints-to-answers", "29: has what it prints, among it odd text, come between its answers",
      first: """
        dup2(3, 1)
        print("{\\"question\\":0}", Double.nan, "\\u{0}\\u{7F}\\u{2028}\\u{FEFF}\\u{1B}[31m", separator: "\\n")
        """, gets: .passed),
    cone(
      "doubled-descriptors", "keeps the pipes open under other numbers",
      first: "for number in Int32(4)...255 { dup2(number % 4, number) }",
      gets: .passed),
    cone(
      "rewritten-inquiry", "writes an inquiry with fewer questions over its own", beside: LearnerCode.inquiry,
      first: """
        ftruncate(0, 0)
        say("{\\"questions\\":[]}", on: 0)
        """, gets: .passed),
    cone(
      "forged-report", "P3: writes a report of passed tests wherever an argument points, prints another, and ends well",
      first: """
        let report = "<testsuite tests=\\"1\\" failures=\\"0\\"><testcase name=\\"Cone\\"/></testsuite>"
        for argument in CommandLine.arguments + ["report"] {
          try? report.write(toFile: argument + ".xml", atomically: false, encoding: .utf8)
        }
        print("{\\"version\\":1,\\"status\\":\\"passed\\",\\"points\\":2}\\n\\u{1B}[2J\\u{1B}[32mCone passed\\u{1B}[0m")
        exit(0)
        """, gets: .failed, "ended-early"),
  ]

  /// Submissions that take over the program in which they run.
  private static let takingOver: [HostileSubmission] = [
    cone(
      "answers-by-the-child-itself", "has the functions of the child answer all questions once more, within a question",
      beside: """
        // Swift's own way of calling and C's are one for so few words.
        typealias Reading = @convention(c) () -> UnsafeRawPointer?
        typealias Responding = @convention(c) (UnsafeRawPointer?) -> Int32

        var isNested = false

        func answerAgain() {
          guard !isNested, let read = dlsym(nil, "$s9Observing10RespondentO13readInquiriesSayAA7InquiryVGSgyFZ"),
            let respond = dlsym(nil, "$s9Observing10RespondentO7respond2tos5Int32VSayAA7InquiryVG_tFZ")
          else { return }
          isNested = true
          lseek(0, 0, SEEK_SET)
          _ = unsafeBitCast(respond, to: Responding.self)(unsafeBitCast(read, to: Reading.self)())
        }
        """, first: "answerAgain()", gets: .failed, "contradiction"),
    cone(
      "overwritten-end", "writes over the instructions by which the child ends", beside: LearnerCode.calls,
      first: """
        if let end = dlsym(nil, "workbook_end") {
          let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: end) & ~4095)
          if mprotect(page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC) == 0 { memset(end, 0, 16) }
          _ = c("workbook_end", (@convention(c) (Int32) -> Void).self)
        }
        """, gets: .crashed, "crashed"),
    cone(
      "own-names-of-the-system", "declares functions of the system's names, for the child to call",
      beside: """
        @_cdecl("_exit") public func itsExit(_ status: Int32) { while true {} }
        @_cdecl("fflush") public func itsFlush(_ stream: Int) -> Int32 { while true {} }
        @_cdecl("workbook_end") public func itsEnd(_ status: Int32) { while true {} }
        @_cdecl("workbook_limit_self") public func itsLimits(_ a: UInt, _ b: UInt) -> Int32 { 0 }
        """, gets: .passed),
  ]

  /// Declarations of the right records, `forged` writes them all.
  private static let forgery =
    LearnerCode.inquiry + "\n" + LearnerCode.rightRecords + "\n"
    + "let forged: Void = { for text in rightRecords { say(text) } }()"
}
