import Course
import Reports

/// What is wrong with the words that were typed; the description is a sentence that says what to do.
enum ArgumentError: Error, CustomStringConvertible {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case unexpectedValue(of: String)
  case missingValue(of: String, called: String)
  case contradiction(String, String)
  case noSeed(String, option: String)
  case noCount(String, option: String, ClosedRange<Int>)
  case unexpectedOperand(String, command: String)
  case missingOperand(command: Manual)
  case missingFolder(of: String)

  /// `author compare` needs what is expected and what came out.
  case missingComparison
  case missingSubmissions
  case missingOut
  case unknownName(Selection.UnknownName)

  /// A command takes one exercise, but a chapter was named.
  case chapterInsteadOfExercise(Chapter, command: String)

  var description: String {
    let help = "`\(Invitation.command) help"
    switch self {
    case .unknownCommand(let word, let known):
      if let selection = try? Selection(named: word) {
        let name = selection.name
        return "there is no command \(word). To check \(name), type `\(Invitation.command) check \(name)`."
      }
      return "there is no command \(word)\(Self.offer(NearestNames.nearest(to: word, among: known))) "
        + "\(help)` lists all commands."
    case .unknownOption(let word, let known):
      // The dashes, which all options have, would make any two of them alike.
      let nearest = NearestNames.nearest(to: Self.bare(word), among: known.map(Self.bare)).map { "--\($0)" }
      return "there is no option \(word) here\(Self.offer(nearest)) "
        + "The options are \(known.joined(separator: ", "))."
    case .unexpectedValue(let option): return "\(option) takes no value."
    case .missingValue(let option, let name): return "\(option) needs a value: \(option) \(name)."
    case .contradiction(let one, let other): return "\(one) and \(other) contradict each other. Leave one of them out."
    case .noSeed(let text, let option):
      return "\(option) takes a whole number of at most 15 digits, and \(text) is none."
    case .noCount(let text, let option, let range):
      return "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), and \(text) is none."
    case .missingFolder(let command):
      return "\(command) needs a folder to write to, as in `\(Invitation.command) \(command) invented`."
    case .missingComparison:
      return "author compare needs two files, as in "
        + "`\(Invitation.command) author compare invented/canvas.json grades/gradebook.json`."
    case .missingSubmissions:
      return "grade needs the folder or the archive with the submissions, as in `\(Self.gradeExample)`."
    case .missingOut:
      return "grade needs a folder for the gradebook, which is made where there is none, as in `\(Self.gradeExample)`."
    case .unexpectedOperand(let word, let command):
      return "\(word) is one word too many for \(command). \(help) \(command)` tells what it takes."
    case .missingOperand(let manual):
      let example = manual.operands.hasPrefix("WHAT") ? "Arcs/Cone" : manual.operands
      return "\(manual.name) needs one word more, as in `\(Invitation.command) \(manual.name) \(example)`."
    case .unknownName(let error):
      return "there is no chapter or exercise \(error.name)\(Self.offer(error.nearest)) "
        + "`\(Invitation.command) list` shows all of them."
    case .chapterInsteadOfExercise(let chapter, let command):
      return "\(command) takes one exercise, and \(chapter.name) is a chapter; "
        + "in it are \(chapter.exercises.map(\.name).joined(separator: ", "))."
    }
  }

  private static let gradeExample = "\(Invitation.command) grade class.zip --out grades"

  private static func bare(_ option: String) -> String { String(option.drop { $0 == "-" }) }

  /// Returns the end of a sentence and the nearest names as an offer, where there are any.
  private static func offer(_ names: [String]) -> String {
    guard let last = names.last else { return "." }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
    return ". Did you mean \(list)?"
  }
}

extension Selection {
  /// The name under which help tells of it.
  var name: String {
    switch self {
    case .chapter(let chapter): chapter.name
    case .exercise(let exercise): exercise.id
    }
  }

  /// Returns the exercises that words name, each once, in the order of the course.
  static func exercises(named words: [String]) throws(UnknownName) -> [Exercise] {
    var ids: Set<String> = []
    for word in words { ids.formUnion(try Selection(named: word).exercises.map(\.id)) }
    return Course.exercises.filter { ids.contains($0.id) }
  }

  /// Returns the one exercise that a word names.
  static func exercise(named word: String, for command: String) throws -> Exercise {
    switch try Selection(named: word) {
    case .exercise(let exercise): return exercise
    case .chapter(let chapter): throw ArgumentError.chapterInsteadOfExercise(chapter, command: command)
    }
  }
}
