import Course
import Foundation

/// The copies of a learner's file that are kept when it is replaced: `.workbook/kept/Arcs/Cone-1.swift` and so on.
package struct KeptCopies: Sendable {
  package var folder: WorkbookFolder
  package var file: OriginalFile

  package init(of file: OriginalFile, in folder: WorkbookFolder) {
    self.folder = folder
    self.file = file
  }

  /// The name of the file without its ending.
  private var stem: String { String(file.name.dropLast(".swift".count)) }

  /// The path of a copy below the root, as learners are told it.
  package func relativePath(_ number: Int) -> String {
    ".workbook/kept/\(file.chapter)/\(stem)-\(number).swift"
  }

  private func path(_ number: Int) -> String { "\(folder.root)/\(relativePath(number))" }

  /// The numbers of the copies, newest first.
  package var numbers: [Int] {
    let place = "\(folder.statePath)/kept/\(file.chapter)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix("\(stem)-"), name.hasSuffix(".swift") else { return nil }
      return Int(name.dropFirst(stem.count + 1).dropLast(6))
    }
    .sorted(by: >)
  }

  /// Keeps bytes under the next free number, which it returns; no copy is ever overwritten.
  package func keep(_ data: Data) throws(WorkbookFolder.Problem) -> Int {
    let number = (numbers.first ?? 0) + 1
    try WorkbookFolder.write(data, toFile: path(number), called: relativePath(number))
    return number
  }

  /// Returns the newest copy that differs from what is in the file now.
  package func newest(otherThan current: Data?) throws(WorkbookFolder.Problem) -> (number: Int, data: Data)? {
    for number in numbers {
      let data = try WorkbookFolder.contents(ofFile: path(number), called: relativePath(number))
      if let data, data != current { return (number, data) }
    }
    return nil
  }
}
