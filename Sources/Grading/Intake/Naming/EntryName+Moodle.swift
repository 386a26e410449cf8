extension EntryName {
  /// Reads a name as Moodle writes it: a folder `Full Name_12345_assignsubmission_file_`, or a file with this before its name.
  init?(moodle name: String) {
    let mark = "_assignsubmission_"
    guard let range = name.ranges(of: mark).first,
      let dash = name[..<range.lowerBound].lastIndex(of: "_")
    else { return nil }
    let number = name[name.index(after: dash)..<range.lowerBound]
    guard number.isNumber else { return nil }
    let rest = name[range.upperBound...].split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    let file = rest.count > 1 && !rest[1].isEmpty ? String(rest[1]) : nil
    self.init(
      StudentKey(origin: .moodle, id: String(number)), name: String(name[..<dash]), file: file,
      isTypedText: rest.first == "onlinetext")
  }
}
