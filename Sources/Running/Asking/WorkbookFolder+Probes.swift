import Course

extension WorkbookFolder {
  /// Returns the fingerprint of the probe of an exercise, which is read anew whenever the exercise is judged; nil where it
  /// cannot be read, so that nothing is judged either.
  package func probeFingerprint(of exercise: Exercise) -> Fingerprint? {
    guard let chapter = Course.chapter(named: exercise.chapter) else { return nil }
    let path = "\(suitePath(of: chapter))/\(exercise.probe).swift"
    return (try? Self.contents(ofFile: path, called: path))?.map { Fingerprint(of: $0) }
  }
}
