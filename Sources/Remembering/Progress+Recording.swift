import Course
import Judging
import Running

extension Progress {
  /// Remembers what came out of an examination, with the contents that it rests on.
  ///
  /// Nothing is remembered of an exercise that was not started, nor of one that could not be judged: what was known of it
  /// before stays.
  package mutating func record(_ examination: Examination, snapshot: Snapshot, toolchain: Fingerprint) {
    let (exercise, verdict) = (examination.exercise, examination.verdict)
    switch verdict.status {
    case .notStarted, .graderError: return
    default: break
    }
    guard let file = snapshot.fingerprint(chapter: exercise.chapter, file: exercise.file) else { return }
    var needed: [String: Fingerprint] = [:]
    for name in examination.neededFiles {
      // A file that came only after the snapshot has another content then: none.
      needed[name] = snapshot.fingerprint(chapter: exercise.chapter, file: name) ?? Fingerprint(of: "")
    }
    if self[exercise].judgement?.file != file { self[exercise].tries += 1 }
    self[exercise].judgement = Judgement(
      status: verdict.status, points: verdict.points, file: file, neededFiles: needed,
      expectation: snapshot.expectation(of: exercise), toolchain: toolchain)
  }
}
