import Course
import Foundation
import Synchronization

/// One bare call of swiftc for each chapter of each submission, two at a time.
struct BareCompilation {
  let students: MixedClass
  let workplace: Workplace

  /// Whether the probes are compiled with the learners' files.
  let withProbes: Bool

  /// Compiles everything and returns the seconds on the clock; what is broken ends with the compiler's errors.
  func time() throws -> Double {
    let jobs = (0..<students.count).flatMap { number in Course.chapters.map { (number, $0) } }
    let next = Mutex(0)
    let start = ContinuousClock.now
    DispatchQueue.concurrentPerform(iterations: 2) { worker in
      while true {
        let index = next.withLock { next in
          next += 1
          return next - 1
        }
        guard index < jobs.count else { return }
        compile(jobs[index].0, jobs[index].1, library: "\(workplace.scratch.path)/bare\(worker).so")
      }
    }
    return Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
  }

  private func compile(_ number: Int, _ chapter: Chapter, library: String) {
    let tools = workplace.tools
    var files = students.files(of: number, in: chapter)
    guard !files.isEmpty else { return }
    if withProbes {
      files += chapter.exercises.filter { exercise in files.contains { $0.hasSuffix("/\(exercise.file)") } }
        .map { "\(workplace.folder.suitePath(of: chapter))/\($0.probe).swift" }
    }
    files += chapter.givenFiles.map { "\(workplace.folder.path(of: chapter))/\($0.name)" }
    var arguments = [
      "-wmo", "-Onone", "-emit-library", "-o", library, "-swift-version", "5", "-parse-as-library", "-module-name",
      chapter.name, "-I", tools.modules, "-module-cache-path", tools.moduleCache, "-suppress-warnings", "-use-ld=lld",
    ]
    if let macro = tools.previewMacro { arguments += ["-load-plugin-executable", "\(macro)#PreviewMacro"] }
    _ = try? workplace.time(tools.compiler, arguments + files)
  }
}
