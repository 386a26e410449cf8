extension NormalisedSource {
  /// Returns a sentence for the student for each thing that was done with a file.
  ///
  /// - Parameter name: What the file is called.
  func words(name: String) -> [String] {
    changes.map { change in
      switch change {
      case .byteOrderMark:
        "\(name) began with an invisible mark (a byte-order mark), which was left out. You need not do anything."
      case .utf16:
        "\(name) was saved as UTF-16 and was read as such. Save it as UTF-8, the only one that Swift itself reads."
      case .windowsLetters(let line):
        "Line \(line) of \(name) has letters that are not in UTF-8; they were read as those of Windows. "
          + "Save the file as UTF-8, so that ä, é and the like stay what they are."
      case .windowsLineEnds:
        "\(name) has line ends as Windows writes them, which were read as any others. You need not do anything."
      case .bareCarriageReturns:
        "\(name) has lines that end in a carriage return alone, as old Macs wrote them; they were read as lines. "
          + "You need not do anything."
      }
    }
  }
}
