import Course
import Foundation
import Synchronization

/// One bare call of swiftc for each chapter of each submission, two at a time.
///
/// It is what anybody would do who has a folder of files for each chapter and wants to load what they make: `swiftc
/// -emit-library *.swift`, with the modules that the files import. Where there is a choice, it is the quickest one, so that
/// grading is not compared with something slow: all files of a chapter in one frontend (`-wmo`; by default there is one a file
/// and another for the module), nothing optimised, the linker of the toolchain that takes least time, a cache of modules that
/// is warm. Nothing is contained, copied, limited or written down. Chapters of which nothing was handed in are left out; what
/// is broken ends with the compiler's errors, and nothing is compiled again without it.
struct BareCompilation {
  let students: MixedClass
  let workplace: Workplace

  /// Whether the probes are compiled with the learners' files.
  let withProbes: Bool

  /// Compiles everything.
  func run() throws {
    let jobs = (0..<students.count).flatMap { number in Course.chapters.map { (number, $0) } }
    let next = Mutex(0)
    let compiled = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 2) { worker in
      while true {
        let index = next.withLock { next in
          next += 1
          return next - 1
        }
        guard index < jobs.count else { return }
        if compile(jobs[index].0, jobs[index].1, library: "\(workplace.scratch.path)/bare\(worker).so") {
          compiled.withLock { $0 += 1 }
        }
      }
    }
    // Most submissions are whole: a call that is wrong in itself would be quick, and prove nothing.
    guard compiled.withLock({ $0 }) * 2 > jobs.count else {
      throw Workplace.Failure(description: "Of \(jobs.count) chapters most do not compile.")
    }
  }

  /// Returns whether every chapter of a submission compiles.
  func isWhole(_ number: Int) -> Bool {
    Course.chapters.allSatisfy { compile(number, $0, library: "\(workplace.scratch.path)/bare.so") }
  }

  /// Returns whether a library was made; it also is where nothing was handed in.
  private func compile(_ number: Int, _ chapter: Chapter, library: String) -> Bool {
    let tools = workplace.tools
    var files = students.files(of: number, in: chapter)
    guard !files.isEmpty else { return true }
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
    return (try? workplace.run(tools.compiler, arguments + files)) != nil
  }
}
