import Foundation

/// The child's side: reads the inquiries, and for each says that it begins, finds the probe, and writes the answers.
package enum Respondent {
  /// The descriptor on which the answers go; standard output and standard error stay the learner's.
  package static let answerDescriptor: Int32 = 3

  /// The status with which a child ends that could not begin: it could not read its inquiries, or not keep to its limits.
  package static let misuseStatus: Int32 = 70

  /// The status with which a child ends that could not write its answers.
  package static let unheardStatus: Int32 = 74

  /// Reads the inquiries from standard input and leaves standard input empty for the learner's code.
  package static func readInquiries() -> [Inquiry]? {
    let data = FileHandle.standardInput.readDataToEndOfFile()
    return try? JSONDecoder.forTravelling.decode([Inquiry].self, from: data)
  }

  /// Says that an inquiry begins; for the first one to be called before any learner code can run.
  ///
  /// - Returns: Whether it was heard.
  package static func begin(_ inquiry: Inquiry) -> Bool { write(.started, run: inquiry.run) }

  /// Says that the learner's code cannot be loaded.
  ///
  /// - Returns: The status with which to end.
  package static func giveUp(_ inquiry: Inquiry, because reason: String) -> Int32 {
    write(.notLoaded(reason), run: inquiry.run) ? 0 : unheardStatus
  }

  /// Answers inquiries, the first of which has begun; their probes should be compiled into, or loaded by, this process.
  ///
  /// - Returns: The status with which to end.
  package static func respond(to inquiries: [Inquiry]) -> Int32 {
    for (number, inquiry) in inquiries.enumerated() {
      guard number == 0 || begin(inquiry) else { return unheardStatus }
      let status = respond(to: inquiry)
      guard status == 0 else { return status }
    }
    return 0
  }

  private static func respond(to inquiry: Inquiry) -> Int32 {
    guard let probe = probe(named: inquiry.probe, module: inquiry.module) else {
      return giveUp(inquiry, because: "\(inquiry.probe) is not in it")
    }
    for (number, question) in inquiry.questions.enumerated() {
      guard write(.answer(question: number, probe.answer(question)), run: inquiry.run) else { return unheardStatus }
    }
    return write(.finished(count: inquiry.questions.count), run: inquiry.run) ? 0 : unheardStatus
  }

  /// Returns the probe of a name, which must be a struct at the top level of its module.
  ///
  /// A struct's mangled name is its module and its name, each behind its length, and a V
  /// (https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst).
  static func probe(named name: String, module: String) -> (any ExerciseProbe.Type)? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)V") as? any ExerciseProbe.Type
  }

  /// Returns whether a record was written.
  private static func write(_ record: Record, run: String) -> Bool {
    guard let bytes = try? RecordFraming.bytes(of: record, run: run) else { return false }
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Foundation.write(answerDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }
}
