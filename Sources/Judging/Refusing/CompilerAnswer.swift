/// What the compiler said when it read a file together with the lines that it must refuse.
package enum CompilerAnswer: Hashable, Sendable {
  /// One error of the compiler.
  package struct Complaint: Hashable, Sendable {
    /// The line of the learner's file, counted from 1; nil where the error is about another file or about none.
    package var line: Int?

    /// The compiler's words.
    package var message: String

    package init(line: Int?, message: String) {
      self.line = line
      self.message = message
    }
  }

  /// It took the file as it is.
  case accepted
  /// It refused the file with these errors, in its order.
  case refused([Complaint])
  /// It could not be asked; with the reason.
  case notAsked(String)
}
