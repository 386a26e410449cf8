/// One thing that keeps learner code in, and whether it is in force on this machine; found out by trying.
package struct Safeguard: Hashable, Sendable {
  /// What it is about, in one or two words.
  package var name: String
  package var isActive: Bool

  /// What a child can or cannot do, in a few words.
  package var detail: String
}
