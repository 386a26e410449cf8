extension HostileSubmission {
  /// Submissions that reach what is not theirs: other processes, files, the network.
  static let reaching: [HostileSubmission] = reading + writing + otherProcesses + network + privileges

  /// Submissions that read what is not theirs.
  private static let reading: [HostileSubmission] = [
    reach(
      "read-solutions", "P8f: reads the solutions, wherever the workbook lies",
      beside: LearnerCode.places,
      """
      for place in places {
        for file in ["Solutions/03-Arcs/Cone.swift", "Solutions/03-Arcs/Dome.swift"] where canRead("\\(place)/\\(file)") {
          return "\\(place)/\\(file)"
        }
      }
      """),
    reach(
      "read-tests", "P8f: reads the suites, the probes and what the exercises expect",
      beside: LearnerCode.places,
      """
      let files = [
        "Tests/ArcsTests/ArcsTests.swift", "Tests/ArcsTests/ConeProbe.swift", "Sources/Course/Arcs/Cone.swift",
        "Package.swift",
      ]
      for place in places {
        for file in files where canRead("\\(place)/\\(file)") { return "\\(place)/\\(file)" }
      }
      """),
    reach(
      "read-progress", "reads what the workbook remembers, and the gradebook",
      beside: LearnerCode.places,
      """
      let files = [".workbook/progress.json", "gradebook.json", "gradebook.csv", "run.json", "journal.json", ".git/config"]
      for place in places {
        for file in files where canRead("\\(place)/\\(file)") { return "\\(place)/\\(file)" }
      }
      """),
    reach(
      "read-other-students", "32: looks for whatever lies beside its own files",
      beside: LearnerCode.places,
      """
      let folders = Set(places + ["/tmp", "/var/tmp", "/home", "/root"]).subtracting(["/", "/proc", "/proc/self"])
      let mine = [#filePath] + own
      for folder in folders.sorted() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
          let path = "\\(folder)/\\(name)"
          if !mine.contains(where: { $0 == path || $0.hasPrefix(path + "/") }), canRead(path) || opendir(path) != nil {
            return path
          }
        }
      }
      """),
    reach(
      "read-home", "reads the keys and settings of whoever grades",
      beside: LearnerCode.places,
      """
      let files = [
        ".ssh/id_ed25519", ".ssh/id_rsa", ".ssh/known_hosts", ".ssh/authorized_keys", ".netrc", ".gitconfig", ".bashrc",
        ".profile", ".bash_history", ".config/gh/hosts.yml", ".docker/config.json",
      ]
      let homes = [NSHomeDirectory(), "/root", getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/root"]
      let others = ((try? FileManager.default.contentsOfDirectory(atPath: "/home")) ?? []).map { "/home/" + $0 }
      for home in homes + others {
        for file in files where canRead("\\(home)/\\(file)") { return "\\(home)/\\(file)" }
      }
      """),
    reach(
      "read-passwords", "reads the system's passwords, its log and its memory",
      beside: LearnerCode.places,
      """
      let files = [
        "/etc/shadow", "/etc/gshadow", "/etc/sudoers", "/proc/kcore", "/proc/kmsg", "/dev/kmsg", "/dev/mem", "/dev/vda",
        "/dev/sda", "/dev/nvme0n1", "/dev/fuse", "/dev/kvm", "/dev/net/tun", "/var/run/docker.sock", "/etc/ssh/ssh_host_rsa_key",
      ]
      for file in files {
        let descriptor = open(file, O_RDONLY | O_NONBLOCK)
        if descriptor >= 0 { return file }
      }
      """),
    reach(
      "search-the-disk", "looks through everything for the names of the workbook's files",
      beside: LearnerCode.places,
      """
      let passedOver = ["/proc", "/sys", "/dev", "/usr", "/opt", "/lib", "/lib64", "/bin", "/sbin"]
      let folder = FileManager.default.enumerator(atPath: "/")
      while let path = folder?.nextObject() as? String {
        if passedOver.contains("/" + path) { folder?.skipDescendants() }
        let endings = ["Probe.swift", "Tests.swift", "Solutions", "progress.json", "gradebook.json", ".git", ".ssh"]
        if endings.contains(where: { path.hasSuffix($0) }) { return "/" + path }
      }
      """),
    reach(
      "read-through-links", "31: reads what lies outside by links in its own folder",
      beside: LearnerCode.places,
      """
      for (number, place) in (places + ["/root", "/home", "/proc/1/root", "/proc/1/cwd"]).enumerated() {
        symlink(place, "link \\(number)")
        for file in ["Solutions/03-Arcs/Cone.swift", "Package.swift", ".bashrc"] where canRead("link \\(number)/\\(file)") {
          return "\\(place)/\\(file)"
        }
        if place != "/", link("\\(place)/Package.swift", "Package \\(number)") == 0 { return "\\(place)/Package.swift" }
      }
      """),
    reach(
      "read-environment", "reads the environment and the command line for what is nobody's business",
      """
      let known = [
        "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "HOME", "TMPDIR", "SWIFT_BACKTRACE",
        "SWIFT_DETERMINISTIC_HASHING", "PWD",
      ]
      for (name, _) in ProcessInfo.processInfo.environment where !known.contains(name) { return name }
      if CommandLine.arguments.count > 2 { return CommandLine.arguments.joined(separator: " ") }
      """),
    reach(
      "read-descriptors", "looks for descriptors that somebody forgot to close",
      """
      for descriptor in Int32(4)...1023 where fcntl(descriptor, F_GETFD) >= 0 {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\\(descriptor)")
        return "\\(descriptor) \\(path ?? "")"
      }
      """),
  ]

  /// Submissions that write where nothing is theirs.
  private static let writing: [HostileSubmission] = [
    reach(
      "write-own-program", "writes over its library and the program in which it runs",
      beside: LearnerCode.places,
      """
      for file in CommandLine.arguments + [program, "/proc/self/exe"] where canWrite(file) { return file }
      for file in CommandLine.arguments + [program] where rename(file, file + ".old") == 0 || unlink(file) == 0 {
        return file
      }
      """),
    reach(
      "write-workbook", "writes into the workbook's folders and the caches of the compiler",
      beside: LearnerCode.places,
      """
      for place in Set(places).subtracting(["/tmp", "/", NSTemporaryDirectory(), NSHomeDirectory()]).sorted() {
        // A folder that holds nothing but the library is one of the container's own.
        let others = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).filter { name in
          !own.contains { $0.hasPrefix("\\(place)/\\(name)") }
        }
        guard !others.isEmpty else { continue }
        for folder in [
          place, "\\(place)/Chapters/03-Arcs", "\\(place)/Solutions/03-Arcs", "\\(place)/.workbook", "\\(place)/.build/debug",
          "\\(place)/Modules",
        ] where canCreate(in: folder) {
          return folder
        }
        for name in others where name.hasPrefix("ChapterModuleCache") && canCreate(in: "\\(place)/\\(name)") {
          return "\\(place)/\\(name)"
        }
      }
      """),
    reach(
      "write-system", "writes into the system's folders and the kernel's files",
      beside: LearnerCode.places,
      """
      for folder in ["/", "/etc", "/usr", "/usr/bin", "/usr/lib", "/lib", "/bin", "/opt", "/root", "/boot", "/srv", "/mnt"]
      where canCreate(in: folder) {
        return folder
      }
      let files = [
        "/etc/passwd", "/etc/ld.so.preload", "/etc/hosts", "/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger",
        "/proc/1/oom_score_adj", "/proc/1/mem", "/sys/fs/cgroup/cgroup.procs", "/sys/kernel/uevent_helper", "/sys/power/state",
      ]
      for file in files where canWrite(file) { return file }
      """),
    cone(
      "write-everywhere", "leaves files wherever files are taken, of which nothing may be found afterwards",
      beside: LearnerCode.places + """

        let litter: Void = {
          let folders = places + ["/tmp", "/var/tmp", "/dev/shm", "/run", "/run/lock", "/var/lock", NSHomeDirectory()]
          for folder in folders { _ = canCreate(in: folder) }
        }()
        """, first: "_ = litter", gets: .passed, needsContainment: true),
  ]

  /// Submissions that reach other processes.
  private static let otherProcesses: [HostileSubmission] = [
    reach(
      "kill-parent", "kills whoever started it",
      "let parent = getppid()\nif parent > 0, kill(parent, SIGKILL) == 0 { return \"its parent, \\(parent)\" }"),
    reach(
      "stop-parent", "stops whoever started it, for ever",
      "let parent = getppid()\nif parent > 0, kill(parent, SIGSTOP) == 0 { return \"its parent, \\(parent)\" }"),
    reach(
      "kill-everyone", "kills every process that it may, and then one number after the other",
      """
      if kill(-1, SIGKILL) == 0 { return "all processes" }
      for number in pid_t(1)...40_000 where number != getpid() && kill(number, SIGKILL) == 0 { return "process \\(number)" }
      """),
    reach(
      "trace-judge", "reads and writes the memory of whoever started it, and of the first process",
      beside: LearnerCode.calls,
      """
      typealias Trace = @convention(c) (Int, Int, Int, Int) -> Int
      typealias ReadMemory = @convention(c) (pid_t, UnsafePointer<iovec>, UInt, UnsafePointer<iovec>, UInt, UInt) -> Int
      for process in Set([getppid(), 1]) where process > 0 && process != getpid() {
        if c("ptrace", Trace.self)(16, Int(process), 0, 0) == 0 { return "traced process \\(process)" }
        if c("ptrace", Trace.self)(0x4206, Int(process), 0, 0) == 0 { return "seized process \\(process)" }
        let maps = (try? String(contentsOfFile: "/proc/\\(process)/maps", encoding: .utf8)) ?? ""
        guard let start = UInt(maps.prefix { $0 != "-" }, radix: 16) else { continue }
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = bytes.withUnsafeMutableBytes { buffer in
          var here = iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
          var there = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: start), iov_len: buffer.count)
          return c("process_vm_readv", ReadMemory.self)(process, &here, 1, &there, 1, 0)
        }
        if count > 0 { return "memory of process \\(process)" }
        let memory = open("/proc/\\(process)/mem", O_RDWR)
        if memory >= 0 { return "/proc/\\(process)/mem" }
      }
      """),
    reach(
      "proc-of-others", "looks at the environment, the files and the folders of every other process",
      beside: LearnerCode.places,
      """
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let number = pid_t(name), number != getpid() else { continue }
        for file in ["environ", "mem", "auxv"] where canRead("/proc/\\(name)/\\(file)") { return "/proc/\\(name)/\\(file)" }
        for file in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\\(name)/fd")) ?? [] {
          return "/proc/\\(name)/fd/\\(file)"
        }
        for folder in ["root", "cwd"] where opendir("/proc/\\(name)/\\(folder)") != nil { return "/proc/\\(name)/\\(folder)" }
        if let line = try? String(contentsOfFile: "/proc/\\(name)/cmdline", encoding: .utf8), line.contains("workbook ") {
          return "/proc/\\(name)/cmdline"
        }
      }
      """),
    reach(
      "terminal", "types a command into the terminal from which it was started",
      """
      let terminal = open("/dev/tty", O_RDWR)
      if terminal >= 0 { return "/dev/tty" }
      for stream in Int32(0)...2 {
        var letter = CChar(0x23)
        if isatty(stream) == 1 || ioctl(stream, 0x5412, &letter) == 0 { return "the terminal on \\(stream)" }
      }
      """),
    reach(
      "leave-a-message", "leaves words for another submission in the kernel: queues, semaphores and keys",
      beside: LearnerCode.calls,
      """
      typealias Get = @convention(c) (Int32, Int32) -> Int32
      let queue = c("msgget", Get.self)(0x776B_6268, 0o600)
      if queue >= 0 { return "a queue that another left" }
      #if arch(x86_64)
        let addKey = 248
      #else
        let addKey = 217
      #endif
      let key = "user".withCString { type in
        "workbook".withCString { name in
          c("syscall", Call.self)(addKey, Int(bitPattern: type), Int(bitPattern: name), Int(bitPattern: name), 8, -4, 0)
        }
      }
      if key >= 0 { return "a key that outlives it" }
      _ = c("msgget", Get.self)(0x776B_6268, 0o1600)
      """),
  ]

  /// Submissions that talk to others.
  private static let network: [HostileSubmission] = [
    reach(
      "network-streams", "opens connections to this machine and to others",
      """
      for family in [AF_INET, AF_INET6] {
        let socket = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        if socket >= 0 { return "a socket of family \\(family)" }
      }
      """),
    reach(
      "network-datagrams", "sends single words to this machine and asks for a name",
      """
      let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
      if socket >= 0 { return "a socket for datagrams" }
      var found: UnsafeMutablePointer<addrinfo>?
      if getaddrinfo("example.org", "80", nil, &found) == 0 { return "the address of a name" }
      """),
    reach(
      "network-of-this-machine", "opens sockets that have a name in the system, or one in no folder",
      """
      for kind in [SOCK_STREAM, SOCK_DGRAM, SOCK_SEQPACKET] {
        let socket = socket(AF_UNIX, Int32(kind.rawValue), 0)
        if socket >= 0 { return "a socket of this machine" }
      }
      """),
    reach(
      "network-by-odd-ways", "opens raw, kernel and other odd sockets, and a ring that could open them",
      beside: LearnerCode.calls,
      """
      for family in Int32(1)...45 {
        for kind in Int32(1)...5 {
          let socket = socket(family, kind, 0)
          if socket >= 0 { return "a socket of family \\(family) and kind \\(kind)" }
        }
      }
      var parameters = [UInt8](repeating: 0, count: 120)
      let ring = parameters.withUnsafeMutableBytes { systemCall(425, 4, Int(bitPattern: $0.baseAddress)) }
      if ring >= 0 { return "a ring of the kernel" }
      """),
  ]

  /// Submissions that want to be somebody else, or elsewhere.
  private static let privileges: [HostileSubmission] = [
    reach(
      "become-root", "becomes the superuser",
      """
      if getuid() == 0 || geteuid() == 0 { return "it is root already" }
      if setuid(0) == 0 || seteuid(0) == 0 || setreuid(0, 0) == 0 { return "root" }
      if setgid(0) == 0 || setegid(0) == 0 { return "root's group" }
      var groups: [gid_t] = [0, 1, 2, 4, 6, 42, 998, 999]
      if setgroups(groups.count, &groups) == 0 { return "groups of the system" }
      """),
    reach(
      "another-world", "makes a world of its own, in which it would be root",
      beside: LearnerCode.calls,
      """
      typealias Mount = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UInt, Int) -> Int32
      typealias Unshare = @convention(c) (Int32) -> Int32
      if chroot(".") == 0 { return "another root" }
      if c("unshare", Unshare.self)(0x1000_0000) == 0 { return "a user namespace" }
      if c("unshare", Unshare.self)(0x0002_0000) == 0 { return "a mount namespace" }
      if c("unshare", Unshare.self)(0x4000_0000) == 0 { return "a network namespace" }
      if c("mount", Mount.self)("none", ".", "tmpfs", 0, 0) == 0 { return "a mount" }
      if c("mount", Mount.self)("/", "/", "none", 0x1020, 0) == 0 { return "a root that can be written" }
      for kind in ["mnt", "pid", "net", "user", "ipc"] {
        let world = open("/proc/1/ns/\\(kind)", O_RDONLY)
        if world >= 0, c("setns", (@convention(c) (Int32, Int32) -> Int32).self)(world, 0) == 0 { return "the world \\(kind)" }
      }
      """),
    reach(
      "change-clock", "changes the time, so that nobody's deadline is right",
      """
      var time = timespec(tv_sec: 1_000_000_000, tv_nsec: 0)
      if clock_settime(CLOCK_REALTIME, &time) == 0 { return "the clock" }
      if sethostname("conquered", 9) == 0 { return "the machine's name" }
      """),
    reach(
      "raise-priority", "pushes ahead of all others, and asks to be spared when memory is short",
      """
      errno = 0
      if nice(-10) != -1 || errno == 0 { return "a better place in the queue" }
      var parameters = sched_param(sched_priority: 50)
      if sched_setscheduler(0, SCHED_FIFO, &parameters) == 0 { return "real time" }
      if let file = fopen("/proc/self/oom_score_adj", "w"), fputs("-1000", file) >= 0, fclose(file) == 0 {
        return "a place among the spared"
      }
      """),
    reach(
      "raise-limits", "raises what it may use",
      """
      for kind in UInt32(0)...15 {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(kind), &limit) == 0, limit.rlim_max != .max else { continue }
        limit.rlim_max += 1
        if setrlimit(__rlimit_resource_t(kind), &limit) == 0 { return "more of kind \\(kind)" }
      }
      """),
  ]
}
