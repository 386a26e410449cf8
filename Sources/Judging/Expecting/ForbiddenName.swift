/// A name that a learner's file must not use, as that of the type which is to be made by hand.
package struct ForbiddenName: Sendable, Hashable {
  /// The name, for instance `AnyShape`; it counts in code only, not in comments and strings.
  package var name: String

  /// Why it must not be used, in the learner's words.
  package var message: String

  /// What to try instead.
  package var hint: String

  package init(_ name: String, _ message: String, hint: String) {
    self.name = name
    self.message = message
    self.hint = hint
  }
}
