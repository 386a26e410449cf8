import Grading
import Judging
import Reports
import Synchronization

/// What is said where grading is interrupted: how far it has come, and how to go on.
final class GradingFarewell: Sendable {
  private let request: GradeRequest
  private let world: World
  private let state = Mutex((graded: 0, count: 0))

  init(_ request: GradeRequest, _ world: World) {
    self.request = request
    self.world = world
    prepare("Stopped before anything was graded. Start the same command again.")
  }

  /// Takes note of something that has happened.
  func tell(_ event: GradingEvent) {
    let (graded, count) = state.withLock { state in
      switch event {
      case .begun(let submissions, _, _): state = (0, submissions)
      case .advanced: break
      case .graded: state.graded += 1
      }
      return state
    }
    prepare(
      "\(graded) of \(Wording.count(count, "student")) \(graded == 1 ? "is" : "are") graded and kept. "
        + "Go on with `\(command)`.")
  }

  /// Prepares nothing more.
  func stop() { world.farewell("") }

  private func prepare(_ sentence: String) {
    let sentence = request.isPreview ? "Stopped. This was a preview: nothing was written." : sentence
    // The bar, or what the terminal shows of the key, stands in this line.
    world.farewell("\(world.isErrorTerminal ? "\n" : "")workbook: \(sentence)\n")
  }

  /// What goes on with this run.
  private var command: String {
    let secret = request.secret.map { " --secret \(Self.word($0))" } ?? ""
    let open = request.isSecretOpen ? " --open-secret" : ""
    return "\(Invitation.command) grade --resume --out \(Self.word(request.out))\(secret)\(open)"
  }

  /// Returns a path as a shell takes it for one word.
  private static func word(_ path: String) -> String {
    let path = Spelling.harmless(path, limit: 300)
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains($0)
    }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
