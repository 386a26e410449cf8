/// A file of a student's work, with all that decides whether it is taken.
struct WorkFile: Sendable {
  var file: HandedFile

  /// Where it lies in the student's work, safe to show.
  var path: String

  /// The file's name as the student wrote it, without what a platform put before or into it.
  var name: String

  /// Which of several times of handing in it belongs to.
  var round: Round

  /// Whether the platform has marked it as late.
  var isLate = false

  /// In how many folders it lies.
  var depth: Int

  /// What decides where nothing else does: the path as it stands on the disk.
  var order: [[UInt8]]

  /// A time of handing in; the larger one counts as the later one.
  ///
  /// A platform's number tells more than the order of the sources, which may be that of their names. Whatever is one
  /// student's has such a number or none of it has.
  struct Round: Sendable, Hashable, Comparable {
    /// The place of the source among all that the instructor named.
    var source: Int

    /// The number that a platform gives to what was handed in; 0 where it gives none.
    var attachment = 0

    /// The number that Canvas puts into the name of what is handed in again.
    var repetition = 0

    static func < (a: Self, b: Self) -> Bool {
      (a.attachment, a.source, a.repetition) < (b.attachment, b.source, b.repetition)
    }

    /// Whether a platform's numbers tell which is later, and not the order of the sources alone.
    func isToldByPlatform(from other: Self) -> Bool { attachment != other.attachment || source == other.source }
  }
}
