import Course

/// Tells by the name of a file which exercise's it is.
struct ExerciseNames: Sendable {
  /// What a file's name means.
  struct Meaning: Sendable, Equatable {
    /// Whose file it is.
    enum Subject: Sendable, Hashable {
      /// The place of an exercise in the course.
      case exercise(Int)
      /// A file that a chapter is given.
      case given(OriginalFile)
    }

    var subject: Subject

    /// Whether the name is exactly right.
    var isExact: Bool

    /// The number that a copy bears in its name, as in `Cone (2).swift`; 0 where there is none.
    var number = 0
  }

  /// All exercises, in the order of the course.
  let exercises: [Exercise]

  private let exact: [String: Meaning.Subject]
  private let plain: [String: Meaning.Subject]

  init() {
    exercises = Course.exercises
    let own = exercises.enumerated().map { ($0.element.file, Meaning.Subject.exercise($0.offset)) }
    let given = Course.chapters.flatMap(\.givenFiles).map { ($0.name, Meaning.Subject.given($0)) }
    exact = Dictionary(uniqueKeysWithValues: own + given)
    plain = Dictionary(
      (own + given).map { (PlainName.simplified(String($0.0.dropLast(".swift".count))), $0.1) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns whose file a name is, exactly or nearly; nil where it is no exercise's.
  ///
  /// Near are other cases, the marks of copies, an ending too many and what cannot be seen; never a part of a name.
  func meaning(of name: String) -> Meaning? {
    if let subject = exact[name] { return Meaning(subject: subject, isExact: true) }
    var stem = PlainName.simplified(name)
    var (isSwift, number) = (false, 0)
    while true {
      if isSwift, let subject = plain[stem] { return Meaning(subject: subject, isExact: false, number: number) }
      if let shorter = Self.without(".swift", stem) {
        (stem, isSwift) = (shorter, true)
      } else if let shorter = Self.without(".txt", stem) {
        stem = shorter
      } else if let (shorter, found) = CopyMarks.withoutLast(stem) {
        stem = shorter
        if number == 0 { number = found }
      } else {
        return nil
      }
    }
  }

  /// Returns the exercise that a file in another format is named after, as `Cone.docx` or `Cone.txt` is.
  func exercise(ofOtherFormat name: String) -> Exercise? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    guard case .exercise(let place)? = meaning(of: name[..<dot] + ".swift")?.subject else { return nil }
    return exercises[place]
  }

  private static func without(_ ending: String, _ name: String) -> String? {
    guard name.hasSuffix(ending), name.count > ending.count else { return nil }
    return PlainName.simplified(String(name.dropLast(ending.count)))
  }
}
