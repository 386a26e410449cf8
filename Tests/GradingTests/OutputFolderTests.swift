import Course
import Foundation
import Running
import Synchronization
import Testing

@testable import Grading

@Suite struct `The folder for results` {
  private let work: TinyClass.Work = ["Ada": [TinyClass.cone: "right"]]

  @Test func `must be empty, new, or one with results`() async throws {
    let tiny = try TinyClass()
    try FileManager.default.createDirectory(atPath: tiny.path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(tiny.path)/.DS_Store"))
    let letter = URL(fileURLWithPath: "\(tiny.path)/letter.txt")
    try Data("Dear".utf8).write(to: letter)
    let run = try tiny.run(work)
    for isResumed in [false, true] {
      let message = await problem { _ = try await tiny.run(work, isResumed: isResumed).run(quiet) }
      #expect(message.contains("holds other files; name an empty or new folder"))
    }
    #expect(await problem { _ = try await run.preview(quiet) }.contains("holds other files"))
    #expect(await problem { try OutputFolder(tiny.path).publish { _ in } }.contains("holds other files"))
    #expect(tiny.contents.keys.sorted() == [".DS_Store", "letter.txt"])
    try FileManager.default.removeItem(at: letter)
    #expect(try await run.run(quiet).gradedUnits == 1)
    #expect(await problem { _ = try OutputFolder(letter.path).remembered() } == "")
    try Data().write(to: letter)
    #expect(await problem { _ = try OutputFolder(letter.path).remembered() }.contains("is a file"))
  }

  @Test func `asks everybody the same, so another seed is refused`() async throws {
    let tiny = try TinyClass()
    #expect(try await tiny.run(work, seed: 5).run(quiet).gradebook.seed == 5)
    let message = await problem { _ = try await tiny.run(work, seed: 6).run(quiet) }
    #expect(message.contains("drawn from 5, not from 6"))
    #expect(try await tiny.run(work, seed: 5).run(quiet).gradedUnits == 0)
    #expect(try await tiny.run(work).run(quiet).gradebook.seed == 5)
  }

  @Test func `takes one run at a time`() async throws {
    let tiny = try TinyClass()
    let out = OutputFolder(tiny.path)
    _ = try await tiny.run(work, seed: 5).run(quiet)
    let other = Mutex("")
    let changed: TinyClass.Work = ["Ada": [TinyClass.cone: "wrong"]]
    let outcome = try await tiny.run(changed) { exercises, chapter, folder, seed in
      let message = await problem { _ = try await tiny.run(changed).run(quiet) }
      let preview = await problem { _ = try await tiny.run(changed).preview(quiet) }
      let publication = await problem { try out.publish { _ in } }
      other.withLock { $0 = Set([message, preview, publication]).joined() }
      return try await tiny.judge(exercises, chapter, folder, seed)
    }.run(quiet)
    #expect(
      other.withLock { $0 } == "Another run is at work in \(tiny.path). Wait until it is done, or name another folder.")
    #expect(outcome.gradedUnits == 1)
    // Two that only look hinder nobody.
    let first = try FolderLock(out, isShared: true)
    _ = try await tiny.run(changed).preview(quiet)
    withExtendedLifetime(first) {}
  }

  @Test func `takes no results of a run after which another one has worked there`() async throws {
    let tiny = try TinyClass()
    let out = OutputFolder(tiny.path)
    let first = try await tiny.run(work, seed: 5).run(quiet)
    let second = try await tiny.run(["Ada": [TinyClass.cone: "wrong"]]).run(quiet)
    try out.publish(second) { try $0.file("gradebook.json") { try $0("second") } }
    let message = await problem { try out.publish(first) { try $0.file("gradebook.json") { try $0("first") } } }
    #expect(message.contains("Another run has worked in \(tiny.path) meanwhile"))
    #expect(tiny.contents["gradebook.json"] == Data("second".utf8))
  }

  @Test func `gets all files of results at once, and the pages as a whole`() throws {
    let tiny = try TinyClass()
    let out = OutputFolder(tiny.path)
    try out.publish { draft in
      try draft.file("gradebook.json") { append in
        for number in 0..<20_000 { try append("\(number)\n") }
      }
      try draft.file("students/ada.html") { try $0("Ada") }
      try draft.file("students/bea.html") { try $0("Bea") }
      // Nothing is to be seen before all is there.
      #expect(try FileManager.default.contentsOfDirectory(atPath: tiny.path) == [".grading"])
    }
    let text = (0..<20_000).map { "\($0)\n" }.joined()
    #expect(tiny.contents["gradebook.json"] == Data(text.utf8))
    #expect(tiny.visible == ["gradebook.json", "students", "students/ada.html", "students/bea.html"])
    try out.publish { draft in
      try draft.file("students/ada.html") { try $0("Ada!") }
      try draft.file("run.json") { try $0("{}") }
    }
    #expect(tiny.visible == ["gradebook.json", "run.json", "students", "students/ada.html"])
    #expect(tiny.contents["students/ada.html"] == Data("Ada!".utf8))
    #expect(tiny.contents.keys.filter { $0.hasPrefix(".grading") }.sorted() == [".grading", ".grading/lock"])
  }

  @Test func `keeps a gradebook that another one replaces`() throws {
    let tiny = try TinyClass()
    let out = OutputFolder(tiny.path)
    for text in ["a", "a", "b", "c", "c"] {
      try out.publish { draft in
        try draft.file("gradebook.json") { try $0(text) }
        try draft.file("gradebook.csv") { try $0("same") }
        try draft.file("index.html") { try $0(text) }
      }
    }
    let kept = tiny.contents.filter { $0.key.contains("kept/") }
    #expect(
      kept.mapValues { String(decoding: $0, as: UTF8.self) } == [
        ".grading/kept/gradebook-1.json": "a", ".grading/kept/gradebook-1.csv": "same",
        ".grading/kept/gradebook-2.json": "b", ".grading/kept/gradebook-2.csv": "same",
      ])
    #expect(tiny.contents["gradebook.json"] == Data("c".utf8))
  }

  @Test(arguments: [0, 1, 5, 8])
  func `stands as it was when there is no room for new results`(_ room: Int) async throws {
    let tiny = try TinyClass()
    try tiny.publish("old")
    let before = tiny.contents
    let message = await problem { try tiny.publish("new", disk: .full(after: room)) }
    #expect(message.contains("No space left on device") && message.contains("nothing is graded twice"))
    #expect(tiny.contents == before)
    try tiny.publish("new")
    #expect(tiny.contents["students/ada.html"] == Data("new".utf8))
  }

  @Test func `stands as it was when something is in the way, or the writing is given up`() async throws {
    let tiny = try TinyClass()
    try tiny.publish("old")
    let index = "\(tiny.path)/index.html"
    try FileManager.default.removeItem(atPath: index)
    try FileManager.default.createDirectory(atPath: index, withIntermediateDirectories: true)
    let before = tiny.contents
    #expect(await problem { try tiny.publish("new") }.contains("index.html is in the way"))
    #expect(tiny.contents == before)
    struct GivenUp: Error {}
    let message = await problem {
      try OutputFolder(tiny.path).publish { draft in
        try draft.file("gradebook.json") { try $0("new") }
        throw GivenUp()
      }
    }
    #expect(message.contains("GivenUp"))
    #expect(tiny.contents == before)
  }

  @Test func `stands as it was when the last file cannot be brought into place`() async throws {
    let tiny = try TinyClass()
    try tiny.publish("old")
    let message = await problem {
      try OutputFolder(tiny.path).publish { draft in
        for name in ["gradebook.json", "index.html", "notes.txt", "students/ada.html"] {
          try draft.file(name) { try $0("new") }
        }
        // A folder that cannot be put aside cannot be replaced either.
        let obstacle = "\(tiny.path)/.grading/replaced/students/obstacle"
        try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: true)
      }
    }
    #expect(message.contains("students cannot be brought into place"))
    #expect(tiny.visible == ["gradebook.json", "index.html", "students", "students/ada.html"])
    for name in ["gradebook.json", "index.html", "students/ada.html"] {
      #expect(tiny.contents[name] == Data("old".utf8))
    }
    try tiny.publish("new")
    #expect(tiny.contents["index.html"] == Data("new".utf8))
  }

  @Test func `loses no old page that cannot be brought back`() async throws {
    let tiny = try TinyClass()
    try tiny.publish("old")
    var disk = DiskWriting.hasty
    disk.rename = { [place = "\(tiny.path)/students"] old, new in
      guard new == place else { return DiskWriting.system.rename(old, new) }
      errno = EIO
      return -1
    }
    for _ in 0..<2 {
      let message = await problem { [disk] in try tiny.publish("new", disk: disk) }
      #expect(message.contains("Input/output error") && message.contains("Start the command again"))
      #expect(tiny.contents[".grading/replaced/students/ada.html"] == Data("old".utf8))
    }
    try OutputFolder(tiny.path).publish { try $0.file("run.json") { try $0("{}") } }
    #expect(tiny.visible == ["gradebook.json", "index.html", "run.json", "students", "students/ada.html"])
    for name in ["gradebook.json", "index.html", "students/ada.html"] {
      #expect(tiny.contents[name] == Data("new".utf8))
    }
    #expect(tiny.contents[".grading/replaced"] == nil)
  }

  @Test(arguments: [
    "", ".", "..", "/etc/passwd", "../x", "students", "students/", "students/../x", "students/a/b", "pages/x",
    ".hidden",
    "a\nb", "students/.x", "a\u{0}b", "a\\b", "gradebook.json",
  ])
  func `holds plain names only, each once`(_ name: String) async throws {
    let tiny = try TinyClass()
    let message = await problem {
      try OutputFolder(tiny.path).publish { draft in
        try draft.file("gradebook.json") { _ in }
        try draft.file(name) { _ in }
      }
    }
    #expect(message.contains("can be no name"))
    #expect(tiny.visible.isEmpty)
  }

  @Test(arguments: 0...4)
  func `is brought in order by the next run where one was killed`(_ placed: Int) throws {
    let tiny = try TinyClass()
    try tiny.publish("old")
    // As it lies there when all files were written and some of them are in place.
    let names = ["gradebook.json", "index.html", "students"]
    let (ready, replaced) = ("\(tiny.path)/.grading/ready", "\(tiny.path)/.grading/replaced")
    try FileManager.default.createDirectory(atPath: "\(ready)/students", withIntermediateDirectories: true)
    for name in ["gradebook.json", "index.html", "students/ada.html"] {
      try Data("new".utf8).write(to: URL(fileURLWithPath: "\(ready)/\(name)"))
    }
    try FileManager.default.createDirectory(atPath: replaced, withIntermediateDirectories: true)
    for (number, name) in names.enumerated() where number < placed {
      try FileManager.default.moveItem(atPath: "\(tiny.path)/\(name)", toPath: "\(replaced)/\(name)")
      // The last one was only put aside.
      if number == placed - 1, placed == 3 { break }
      try FileManager.default.moveItem(atPath: "\(ready)/\(name)", toPath: "\(tiny.path)/\(name)")
    }
    if placed == 4 {
      // It was killed before all files were written: they are no use to anybody.
      try FileManager.default.removeItem(atPath: ready)
      try FileManager.default.createDirectory(atPath: "\(tiny.path)/.grading/draft", withIntermediateDirectories: true)
      try Data("ne".utf8).write(to: URL(fileURLWithPath: "\(tiny.path)/.grading/draft/index.html"))
    }
    try OutputFolder(tiny.path).publish { try $0.file("run.json") { try $0("{}") } }
    #expect(tiny.visible == ["gradebook.json", "index.html", "run.json", "students", "students/ada.html"])
    for name in ["gradebook.json", "index.html", "students/ada.html"] {
      #expect(tiny.contents[name] == Data("new".utf8))
    }
    #expect(tiny.contents.keys.filter { $0.hasPrefix(".grading/") }.sorted() == [".grading/lock"])
  }
}

extension TinyClass {
  /// What everybody sees in the folder.
  var visible: [String] { contents.keys.filter { !$0.hasPrefix(".") }.sorted() }

  func publish(_ text: String, disk: DiskWriting = .hasty) throws {
    try OutputFolder(path, disk: disk).publish { draft in
      for name in ["gradebook.json", "index.html", "students/ada.html"] { try draft.file(name) { try $0(text) } }
    }
  }
}
