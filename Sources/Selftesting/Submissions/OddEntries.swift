extension HostileSubmission {
  /// Submissions of links, folders, pipes and the like where files should be, and of files that others use to build.
  static let oddEntries: [HostileSubmission] = [
    entry(
      "link-to-another-student", "31: hands in a link to another student's file",
      .link(to: Array("../../another student/03-Arcs/Cone.swift".utf8)), gets: .failed, "unread-file"),
    entry(
      "link-to-itself", "31: hands in a link that leads to itself", .link(to: Array("Cone.swift".utf8)), gets: .failed,
      "unread-file"),
    entry(
      "link-to-a-device", "31: hands in a link to a device that never comes to an end",
      .link(to: Array("/dev/zero".utf8)), gets: .failed, "unread-file"),
    entry("pipe", "hands in a pipe, at which whoever reads waits for ever", .pipe, gets: .failed, "unread-file"),
    entry("socket", "hands in a socket", .socket, gets: .failed, "unread-file"),
    entry(
      "folder", "hands in a folder with its Cone in it", .folder,
      others: [File("Cone.swift/Cone.swift", LearnerCode.cone)], gets: .failed, "unread-file"),
    text(
      "odd-entries-beside", "31: has links, a pipe, a socket and folders beside its right Cone", LearnerCode.cone,
      others: [
        File("itself.swift", kind: .link(to: Array("itself.swift".utf8))),
        File("nowhere.swift", kind: .link(to: Array("/nowhere/at/all.swift".utf8))),
        File("passwords.swift", kind: .link(to: Array("/etc/passwd".utf8))),
        File("zero.swift", kind: .link(to: Array("/dev/zero".utf8))),
        File("student.swift", kind: .link(to: Array("../../another student/03-Arcs/Cone.swift".utf8))),
        File("student", kind: .link(to: Array("../../another student".utf8))),
        File("everything", kind: .link(to: Array("/".utf8))), File("again", kind: .link(to: Array(".".utf8))),
        File("above.swift", kind: .link(to: Array("..".utf8))),
        File("pipe.swift", kind: .pipe), File("socket.swift", kind: .socket), File("folder.swift", kind: .folder),
        File("closed.swift", kind: .unreadable(Array("let closed = 1\n".utf8))),
      ], gets: .passed),
    text(
      "build-files-beside", "P8e: has a package, modules, objects and other people's settings beside its right Cone",
      LearnerCode.cone,
      others: [
        File("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\nfatalError()\n"),
        File("module.modulemap", "module SwiftUI { header \"SwiftUI.h\" export * }\n"),
        File("SwiftUI.h", "#error no\n"), File("SwiftUI.swiftmodule", "no module"),
        File("SwiftUI.swiftinterface", "// swift-interface-format-version: 1.0\n"), File("Observing.swiftmodule/x", ""),
        File("Foundation.swiftmodule", "no module"), File("libArcs.so", "no library"), File("Cone.o", "no object"),
        File(".swift-version", "1.0"), File(".swift-format", "{"), File("Makefile", "all:\n\texit 1\n"),
        File("Cone.swift~", "exit(0)"), File("Cone.swift.orig", "exit(0)"), File("swiftc", "#!/bin/sh\nexit 0\n"),
      ], gets: .passed),
  ]
}
