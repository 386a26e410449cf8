extension EntryName {
  /// Reads a name as Canvas writes it: `lastnamefirstname[_LATE]_<user>_<attachment>_<file>`, or `anon_<id>[_LATE]_…`.
  ///
  /// - Parameter isFolder: Whether it is a folder's. Canvas hands out files, so a folder is read so only where it bears a
  ///   file's name: `alice_2026_11_30` is somebody's own.
  init?(canvas name: String, isFolder: Bool = false) {
    var parts = name.split(separator: "_", omittingEmptySubsequences: false)[...]
    guard let student = parts.popFirst(), !student.isEmpty else { return nil }
    var isLate = false
    func takeLateMark() {
      guard parts.count > 1, parts.first == "LATE" else { return }
      isLate = true
      parts.removeFirst()
    }
    takeLateMark()
    guard let id = parts.popFirst(), !id.isEmpty else { return nil }
    let isAnonymous = student == "anon"
    guard isAnonymous ? id.isAlphanumeric : id.isCanvasNumber else { return nil }
    takeLateMark()
    let key =
      isAnonymous
      ? StudentKey(origin: .anonymous, id: String(id))
      : StudentKey(origin: .canvas, id: String(id), name: String(student))
    let title = isAnonymous ? "anon \(id)" : String(student)
    // A text or a link that was typed into Canvas comes as a page without an attachment's number.
    if parts == ["text.html"] || parts == ["link.html"] {
      self.init(key, name: title, isLate: isLate, file: parts.first.map(String.init), isTypedText: true)
      return
    }
    // Without names there may be another number before the attachment's.
    if isAnonymous, parts.count > 2, parts.prefix(2).allSatisfy(\.isNumber) { parts.removeFirst() }
    guard parts.count > 1, let attachment = parts.popFirst(), attachment.isCanvasNumber else { return nil }
    let file = parts.joined(separator: "_")
    guard !file.isEmpty, !isFolder || file.looksLikeFile else { return nil }
    self.init(key, name: title, isLate: isLate, attachment: Int(attachment) ?? .max, file: file)
  }

  /// Takes out the number that Canvas puts before the extension of what is handed in again, as in `Cone-1.swift`.
  ///
  /// - Returns: The name as the student wrote it, and the number; 0 where there is none.
  static func withoutResubmissionNumber(_ file: String) -> (name: String, number: Int) {
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    guard let dash = file[..<dot].lastIndex(of: "-"), dash > file.startIndex else { return (file, 0) }
    let digits = file[file.index(after: dash)..<dot]
    guard digits.isNumber else { return (file, 0) }
    return (String(file[..<dash] + file[dot...]), Int(digits) ?? .max)
  }
}

extension Substring {
  fileprivate var isAlphanumeric: Bool { allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }

  /// Whether it is a number as Canvas writes it; those of months and days may begin with a zero.
  fileprivate var isCanvasNumber: Bool { isNumber && first != "0" }
}

extension String {
  /// Whether it ends in an extension, as a file's name does.
  fileprivate var looksLikeFile: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, (1...10).contains(last.count) else { return false }
    return last.isAlphanumeric && !last.isNumber
  }
}
