import Reports
import Running

extension Manual.Option {
  /// The option of commands that run learner code for somebody else.
  static let requireContainment = Manual.Option(
    "--require-containment", "refuse to run where learner code is kept in by limits alone")
}

extension World {
  /// Returns what contains learner code here.
  ///
  /// - Throws: `Uncontained` where it is limits alone, and the command is to refuse that.
  func containment(_ arguments: Arguments) throws -> Containment {
    let containment = containment()
    if arguments.has(.requireContainment), !containment.isActive { throw Uncontained(containment: containment) }
    return containment
  }
}

/// Containment was asked for, and there is none.
struct Uncontained: Error, CustomStringConvertible {
  var containment: Containment

  var description: String {
    ContainmentReport(containment).sentence
      + " Nothing was run, since --require-containment was given. Debian, Ubuntu and Fedora have packages of bubblewrap "
      + "and util-linux; `\(Invitation.command) doctor` tells what is there."
  }
}
