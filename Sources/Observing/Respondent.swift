import Foundation

/// The child's side: reads the inquiry, finds the probe, and writes the answers.
package enum Respondent {
  /// The descriptor on which the answers go; standard output and standard error stay the learner's.
  package static let answerDescriptor: Int32 = 3

  /// The status with which a child ends that could not find its probe or read its inquiry.
  package static let misuseStatus: Int32 = 70

  /// Reads an inquiry from standard input and leaves standard input empty for the learner's code.
  package static func readInquiry() -> Inquiry? {
    let data = FileHandle.standardInput.readDataToEndOfFile()
    return try? JSONDecoder.forTravelling.decode(Inquiry.self, from: data)
  }

  /// Answers all questions of an inquiry; the probe must be compiled into, or loaded by, this process.
  ///
  /// - Returns: Whether the probe was found.
  package static func respond(to inquiry: Inquiry) -> Bool {
    guard let probe = probe(named: inquiry.probe, module: inquiry.module) else { return false }
    write(.started, run: inquiry.run)
    for (number, question) in inquiry.questions.enumerated() {
      write(.answer(question: number, probe.answer(question)), run: inquiry.run)
    }
    write(.finished(count: inquiry.questions.count), run: inquiry.run)
    return true
  }

  /// Returns the probe of a name, which must be a struct at the top level of its module.
  ///
  /// A struct's mangled name is its module and its name, each behind its length, and a V
  /// (https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst).
  static func probe(named name: String, module: String) -> (any ExerciseProbe.Type)? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)V") as? any ExerciseProbe.Type
  }

  private static func write(_ record: Record, run: String) {
    guard let bytes = try? RecordFraming.bytes(of: record, run: run) else { return }
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Foundation.write(answerDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return
        }
        rest = rest.dropFirst(written)
      }
    }
  }
}
