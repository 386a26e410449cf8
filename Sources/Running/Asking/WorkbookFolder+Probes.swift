import Course

extension WorkbookFolder {
  /// The file with the probe of an exercise.
  func probePath(of exercise: Exercise, in chapter: Chapter) -> String {
    "\(suitePath(of: chapter))/\(exercise.probe).swift"
  }

  /// Returns the fingerprint of the probe of an exercise, which is read anew whenever the exercise is judged; nil where it
  /// cannot be read, so that nothing is judged either.
  package func probeFingerprint(of exercise: Exercise) -> Fingerprint? {
    guard let chapter = Course.chapter(named: exercise.chapter) else { return nil }
    let path = probePath(of: exercise, in: chapter)
    return (try? Self.contents(ofFile: path, called: path))?.map { Fingerprint(of: $0) }
  }
}
