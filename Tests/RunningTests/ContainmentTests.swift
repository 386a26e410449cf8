import Course
import Foundation
import Testing

@testable import Running

@Suite(.enabled(if: Containment.ofThisMachine.isActive, "bubblewrap is not here, or may not be used"))
struct `A contained child` {
  /// Returns a contained child that runs a script.
  private func shell(_ script: String, _ confinement: Confinement = Confinement(), seconds: Double = 30) -> Child {
    Child(
      program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], folder: Confinement.home,
      wallSeconds: seconds, outputBytes: 10000, container: Containment.ofThisMachine.container(confinement))
  }

  private func output(_ script: String, _ confinement: Confinement = Confinement()) -> String {
    String(decoding: shell(script, confinement).run().output, as: UTF8.self)
  }

  @Test(arguments: [Int32(0), 1, 70, 127, 128, 255])
  func `ends with a status`(_ status: Int32) {
    #expect(shell("exit \(status)").run().way == .exited(status))
  }

  @Test(arguments: [SIGKILL, SIGSEGV, SIGTERM, SIGXCPU])
  func `ends by a signal`(_ signal: Int32) {
    #expect(shell("kill -\(signal) $$").run().way == .signaled(signal))
  }

  @Test func `that bubblewrap cannot start is no end of the program`() {
    let ended = shell("exit 0", Confinement(readable: ["/nowhere/file"])).run()
    guard case .notStarted(let reason) = ended.way else {
      Issue.record("it \(ended.way)")
      return
    }
    #expect(reason.contains("/nowhere/file"))
  }

  @Test func `has its streams, its answers and no other descriptor`() {
    var child = shell("echo out; echo err >&2; echo answer >&3; cat; ls /proc/self/fd")
    child.answerBytes = 1000
    child.input = Data("question\n".utf8)
    let ended = child.run()
    // The last descriptor is that of the folder that is being listed.
    #expect(String(decoding: ended.output, as: UTF8.self) == "out\nquestion\n0\n1\n2\n3\n4\n")
    #expect(String(decoding: ended.errors, as: UTF8.self) == "err\n")
    #expect(String(decoding: ended.answers, as: UTF8.self) == "answer\n")
  }

  @Test func `cannot read back what it answered`() {
    var child = shell("echo answer >&3; cat <&3; cat /proc/self/fd/3; true")
    child.answerBytes = 1000
    let ended = child.run()
    #expect(ended.output.isEmpty)
    #expect(String(decoding: ended.answers, as: UTF8.self) == "answer\n")
  }

  @Test func `cannot look into the first process, which is not its own`() {
    // Without root both have the same user, and only the job is limited.
    #expect(output("ls -A /proc/1; echo x 2>/dev/null >/proc/1/file || echo refused") == "refused\n")
  }

  @Test func `sees what is named, and neither what lies beside it nor the homes`() throws {
    let scratch = try ScratchFolder()
    for name in ["mine", "theirs"] {
      try WorkbookFolder.write(Data(name.utf8), toFile: "\(scratch.path)/\(name)", called: name)
      chmod("\(scratch.path)/\(name)", 0o644)
    }
    let seen = output(
      "ls -A \(scratch.path); cat \(scratch.path)/mine; echo; ls -A . /tmp | grep -v workbook; ls -A /root /home/* 2>&1 | wc -w",
      Confinement(readable: ["\(scratch.path)/mine"]))
    #expect(seen.hasPrefix("mine\nmine\n"))
    #expect(!seen.contains("theirs"))
  }

  @Test func `writes where it may, in its home and nowhere else`() throws {
    let scratch = try ScratchFolder()
    let folders = ["own", "other"].map { "\(scratch.path)/\($0)" }
    for folder in folders {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }
    chmod(folders[1], 0o777)
    let script =
      (folders + ["/", "/usr", "/etc", "/dev", "/proc", "/tmp", "/dev/shm", "."])
      .map { "echo x 2>/dev/null >\($0)/file && echo \($0)" }.joined(separator: "; ")
    let seen = output(script, Confinement(readable: [folders[1]], writable: [folders[0]]))
    #expect(seen.split(separator: "\n").map(String.init) == [folders[0], "/tmp", "/dev/shm", "."])
    #expect(FileManager.default.fileExists(atPath: "\(folders[0])/file"))
    #expect(!FileManager.default.fileExists(atPath: "\(folders[1])/file"))
  }

  @Test func `has no more room than it was given`() {
    let script = "for place in . /tmp /dev/shm; do head -c 2000000 /dev/zero >$place/file; wc -c <$place/file; done"
    let sizes = output(script, Confinement(freeBytes: 1 << 20)).split(separator: "\n").compactMap { Int($0) }
    #expect(sizes.count == 3)
    #expect(sizes.allSatisfy { $0 <= 1 << 20 } as Bool)
  }

  @Test func `has no network, sees no other process and cannot signal its parent`() {
    #expect(output("tail -n +3 /proc/net/dev | cut -d: -f1").trimmingCharacters(in: .whitespacesAndNewlines) == "lo")
    let processes = output("echo /proc/[0-9]*").split(separator: " ")
    #expect(processes.count == 2)
    #expect(output("kill -9 $PPID; echo $?; kill -9 -1; echo $?").contains("\n") as Bool)
    #expect(shell("kill -9 $PPID; exit 5").run().way == .exited(5))
  }

  @Test func `may start only so many processes, whatever others of the same user do`() {
    let limits = JobLimits(processorSeconds: 20, memoryBytes: 1 << 30, fileBytes: 1 << 20, processes: 6)
    let ended = shell("for i in 1 2 3 4 5 6 7 8 9; do sleep 2 & done; wait", Confinement(limits: limits)).run()
    #expect(String(decoding: ended.errors, as: UTF8.self).lowercased().contains("fork"))
  }

  @Test func `is held to the limits on time, memory and files`() {
    func ended(_ script: String) -> Ended {
      let limits = JobLimits(processorSeconds: 1, memoryBytes: 200 << 20, fileBytes: 1 << 16, processes: 16)
      return shell(script, Confinement(limits: limits)).run()
    }
    #expect(ended("while :; do :; done").way == .signaled(SIGXCPU))
    #expect(ended("head -c 1000000 /dev/zero >file").way != .exited(0))
    #expect(ended("head -c 1000000000 /dev/zero | tail -n 1 >/dev/null").way != .exited(0))
  }

  @Test func `tells how long it worked, whether it ends by itself or is ended`() {
    let loop = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"
    #expect(shell(loop).run().processorSeconds > 0.03)
    #expect(shell("(\(loop)) & wait").run().processorSeconds > 0.03)
    #expect(shell("\(loop); sleep 60", seconds: 4).run().processorSeconds > 0.03)
    #expect(shell("sleep 1").run().processorSeconds < 0.5)
  }

  @Test(.timeLimit(.minutes(5)))
  func `leaves nothing behind that was detached from it`() throws {
    let mark = "\(31_000_000 + Int.random(in: 0..<1_000_000))"
    let ended = shell(
      "setsid sh -c 'trap \"\" TERM HUP INT; sleep \(mark) & touch there; sleep \(mark)' & "
        + "while [ ! -e there ]; do sleep 0.05; done; exit 3"
    ).run()
    #expect(ended.way == .exited(3))
    #expect(!Self.isAnyRunning(with: mark))
  }

  @Test(.timeLimit(.minutes(5)))
  func `is ended at its deadline with all that it started`() {
    let mark = "\(32_000_000 + Int.random(in: 0..<1_000_000))"
    let ended = shell("trap '' TERM HUP INT; setsid sleep \(mark) & sleep \(mark)", seconds: 0.5).run()
    #expect(ended.ranOutOfTime)
    #expect(!Self.isAnyRunning(with: mark))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give jobs users of their own"))
  func `beside others is a user that none of them is`() async throws {
    // All of them wait for a file that comes when all of them are there.
    let scratch = try ScratchFolder()
    let files = FileManager.default
    for number in 0..<8 {
      try files.createDirectory(atPath: "\(scratch.path)/\(number)", withIntermediateDirectories: true)
    }
    async let users: [String] = (0..<8).concurrentlyMapped(atMost: 8) { number in
      await onThreadOfItsOwn {
        self.output(
          "cd \(scratch.path)/\(number); id -u | tee here; while [ ! -e go ]; do sleep 0.05; done",
          Confinement(writable: ["\(scratch.path)/\(number)"]))
      }
    }
    for number in 0..<8 {
      while !files.fileExists(atPath: "\(scratch.path)/\(number)/here") { try await Task.sleep(for: .milliseconds(20)) }
    }
    for number in 0..<8 { files.createFile(atPath: "\(scratch.path)/\(number)/go", contents: nil) }
    let seen = await users
    #expect(Set(seen).count == 8)
    #expect(!seen.contains("0\n"))
  }

  /// Returns whether any process on this machine has a word among its arguments.
  private static func isAnyRunning(with word: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.contains { process in
      let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return arguments.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == word }
    }
  }
}

struct `What contains children` {
  @Test func `is said to be missing where its programs are`() {
    #expect(
      Containment.found(path: "/nowhere:/nor/here") == .limitsAlone(reason: "bubblewrap is not installed"))
    #expect(Containment.limitsAlone(reason: "x").container(Confinement()) == nil)
  }

  @Test func `hides a workbook that lies in the middle of the system, but not what is needed of it`() throws {
    let bubblewrap = Bubblewrap(program: "/usr/bin/bwrap", prlimit: "/usr/bin/prlimit", setpriv: nil)
    let arguments = bubblewrap.arguments(
      running: ["/usr/src/workbook/observer"],
      in: Confinement(
        readable: ["/usr/src/workbook/observer"], hidden: ["/usr/src/workbook", "/home/somebody/workbook"]),
      folder: "/home", user: nil)
    let hiding = try #require(arguments.firstIndex(of: "/usr/src/workbook"))
    let showing = try #require(arguments.firstIndex(of: "/usr/src/workbook/observer"))
    #expect(arguments[hiding - 1] == "--tmpfs" || arguments[hiding - 1] == "--dir")
    #expect(hiding < showing)
    // What lies elsewhere is not there in the first place.
    #expect(!arguments.contains("/home/somebody/workbook"))
  }

  @Test func `tells how long a process worked, whatever it is called`() {
    let status = "12 (a) b) (c)) S 1 2 3 4 5 6 7 8 9 10 100 50 25 25 20 0 1 0\n"
    #expect(ProcessTimes.worked(inStatus: status) == 200 / Double(sysconf(Int32(_SC_CLK_TCK))))
    #expect(ProcessTimes.worked(inStatus: "") == 0)
    #expect(ProcessTimes.worked(by: getpid()) > 0)
  }

  @Test func `hides a workbook within a folder that is shown`() throws {
    let bubblewrap = Bubblewrap(program: "/usr/bin/bwrap", prlimit: "/usr/bin/prlimit", setpriv: nil)
    let arguments = bubblewrap.arguments(
      running: ["/opt/tools/book/observer"],
      in: Confinement(readable: ["/opt/tools/book/observer", "/opt/tools"], hidden: ["/opt/tools/book"]),
      folder: Confinement.home, user: nil)
    func mount(_ option: String, _ path: String) throws -> Int {
      try #require(arguments.indices.first { $0 > 0 && arguments[$0 - 1] == option && arguments[$0] == path })
    }
    let steps = [
      try mount("--ro-bind", "/opt/tools"), try mount("--tmpfs", "/opt/tools/book"),
      try mount("--ro-bind", "/opt/tools/book/observer"), try mount("--remount-ro", "/opt/tools/book"),
    ]
    #expect(steps == steps.sorted())
  }

  @Test func `tells of a job on lines of JSON`() {
    let status = JobStatus(Data("{ \"child-pid\": 41, \"x\": 2 }\nnonsense\n{ \"exit-code\": 3 }\n".utf8))
    #expect(status.firstProcess == 41)
    #expect(status.exitCode == 3)
    #expect(JobStatus(Data()).exitCode == nil)
  }
}
