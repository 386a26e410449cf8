/// What tells one student from all others: the number that a platform gives, or the name of a folder.
struct StudentKey: Hashable, Sendable {
  /// Where the id comes from; equal ids from different places are different students.
  enum Origin: Int, Sendable {
    case canvas
    /// Canvas without names: the id is one for this assignment alone.
    case anonymous
    case moodle
    /// The name of a folder, or that of an archive without its extension.
    case folder
  }

  var origin: Origin

  /// As it was found, in composed letters; nothing in it is made harmless yet.
  var id: String

  /// The name that stands before a number of Canvas's; empty for all others.
  ///
  /// `alice_2026_11_30.zip` and `bob_2026_11_30.zip` may have been named by hand, and two people must not become one.
  var name = ""
}
