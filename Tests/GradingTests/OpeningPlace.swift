import Course
import Foundation
import Testing

@testable import Grading
@testable import Running

/// A folder of its own for what is handed in, beside one in which archives are unpacked.
struct OpeningPlace {
  let folder: ScratchFolder
  let scratch: ScratchFolder
  var containment = Containment.ofThisMachine

  static let hasUnzip = program("unzip") != nil
  static let hasGzip = program("gzip") != nil

  static func program(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  init() throws {
    folder = try ScratchFolder()
    scratch = try ScratchFolder()
  }

  var opening: Opening { Opening(scratch: scratch, containment: containment) }

  /// How much lies where archives are unpacked.
  var unpackedCount: Int { (try? FileManager.default.contentsOfDirectory(atPath: scratch.path).count) ?? -1 }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  func write(_ data: Data, as name: String) throws {
    try WorkbookFolder.write(data, toFile: path(name), called: name)
  }

  func write(_ text: String = "struct Cone {}\n", as name: String) throws { try write(Data(text.utf8), as: name) }

  /// Writes a file whose name is no text.
  func write(as name: [UInt8]) throws {
    let path = path("").utf8CString.dropLast() + name.map { CChar(bitPattern: $0) } + [0]
    let file = open(Array(path), O_WRONLY | O_CREAT, 0o644)
    try #require(file >= 0)
    close(file)
  }

  /// Returns what there is to be listed in an archive of the instructor's.
  func listing(ofSource data: Data, named name: String = "work.zip") throws -> HandedListing {
    try write(data, as: name)
    return opening.listing(of: try opening.open(source: path(name)))
  }

  /// Returns what there is to be listed of a student's archive in a folder of the instructor's.
  func listing(ofStudents data: Data, named name: String = "work.zip") throws -> HandedListing {
    try write(data, as: "class/\(name)")
    let folder = try opening.open(source: path("class"))
    return opening.listing(of: try #require(folder.entries.first { $0.name == name }), in: folder)
  }
}

extension HandedListing {
  var paths: [String] { files.map(\.path) }

  /// What is said of a path.
  func sentences(_ kind: Submission.Remark.Kind, on path: String) -> [String] {
    remarks.filter { $0.path == path && $0.kind == kind }.map(\.message)
  }

  var refused: [String] { remarks.filter { $0.kind == .refused }.map(\.path) }
}
