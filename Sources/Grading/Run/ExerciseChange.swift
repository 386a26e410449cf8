import Course

/// How the exercises of a gradebook differ from those of the last one, which may move nobody's points, and all sums.
struct ExerciseChange {
  private let added: [Exercise]
  private let removed: [Exercise]
  private let before: Int
  private let now: Int

  /// - Parameter former: The ids of the exercises in the last gradebook.
  init(from former: [String], to exercises: [Exercise]) {
    let former = Set(former)
    let present = Set(exercises.map(\.id))
    let known = Course.exercises.filter { former.contains($0.id) }
    added = exercises.filter { !former.contains($0.id) }
    removed = known.filter { !present.contains($0.id) }
    before = known.reduce(0) { $0 + $1.maxPoints }
    now = exercises.reduce(0) { $0 + $1.maxPoints }
  }

  /// What there is to say of that, a whole sentence; nil where they are the same.
  var remark: String? {
    let parts = [Self.part(added, "more"), Self.part(removed, "fewer")].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    return "Other exercises are graded than in the last gradebook: \(parts.joined(separator: " and ")). "
      + "All of them are worth \(now) points, where it was \(before)."
  }

  private static func part(_ exercises: [Exercise], _ word: String) -> String? {
    guard !exercises.isEmpty else { return nil }
    let some = exercises.prefix(3).map(\.id).joined(separator: ", ")
    return "\(exercises.count) \(word) (\(some)\(exercises.count > 3 ? " and others" : ""))"
  }
}
