import Course
import Foundation
import Synchronization

/// Whether the compiler makes a library of a file that is known to be right.
///
/// So files that are wrong are told from a toolchain, or built modules, that cannot do their work.
final class CompilerTrial: Sendable {
  private let result = Mutex<Bool?>(nil)

  private static let text = """
    import Observing
    import SwiftUI
    struct Trial: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
    #Preview { Trial() }
    struct TrialProbe: Observing::ShapeProbe { static func shape(_ given: Observing::Given) -> Trial { Trial() } }
    """

  /// Returns whether it does; compiles once.
  func isPassed(by compiler: Compiler) -> Bool {
    result.withLock { result in
      if let result { return result }
      var passed = false
      if let scratch = try? ScratchFolder(), let place = try? CompilationFolder(in: scratch),
        let file = try? place.copies(of: [ChapterFiles.File("Trial.swift", Data(Self.text.utf8))], group: "trial")
          .first,
        case .library = compiler.compile([file.path], module: "Trial", from: place.sources, into: place.products)
      {
        passed = true
      }
      result = passed
      return passed
    }
  }
}
