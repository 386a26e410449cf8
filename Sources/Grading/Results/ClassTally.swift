import Course
import Judging

/// What there is to tell of a class, added up one submission at a time: numbers and names, and no work of anybody.
package struct ClassTally: Sendable {
  /// All students, in the order in which they were added.
  package private(set) var students: [Student] = []

  /// The exercises that are graded, in the order of the course.
  package private(set) var exercises: [ExerciseTally]

  /// What could not be judged, in the order of the students and then of the course.
  package private(set) var unjudged: [Unjudged] = []

  private var places: [String: Int] = [:]
  private var found: [Cluster.Key: Cluster] = [:]

  package init(exercises: [Exercise]) {
    self.exercises = exercises.map { ExerciseTally(exercise: $0) }
    for (place, exercise) in exercises.enumerated() { places[exercise.id] = place }
  }

  /// Adds what came out for one student; exercises that are not graded in this class are passed over.
  ///
  /// - Parameter page: The path of the student's page, beside that of the class.
  package mutating func add(_ graded: GradedSubmission, page: String) {
    let number = students.count
    students.append(Student(graded, page: page))
    for graded in graded.exercises {
      guard let place = places[graded.id] else { continue }
      exercises[place].add(graded)
      if graded.verdict.status == .graderError {
        let reason = graded.verdict.findings.first?.message ?? ""
        unjudged.append(Unjudged(student: number, exercise: place, reason: reason))
      } else {
        for finding in graded.verdict.findings where finding.severity == .error {
          add(finding, at: place, of: number)
        }
      }
    }
  }

  private mutating func add(_ finding: Finding, at place: Int, of student: Int) {
    let key = Cluster.Key(finding, at: place)
    found[key, default: Cluster(key: key, message: finding.message)].add(finding, of: student)
  }

  /// What the exercises that are graded are worth in all.
  package var maxPoints: Int { exercises.reduce(0) { $0 + $1.exercise.maxPoints } }

  /// The errors that were found, each with those who made it: those of most students first, then in the order of the course.
  package var clusters: [Cluster] {
    found.values.sorted { one, other in
      (-one.students.count, one.exercise, one.code, one.key.words)
        < (-other.students.count, other.exercise, other.code, other.key.words)
    }
  }

  /// The exercises that somebody has begun, and nobody has passed.
  package var neverPassed: [ExerciseTally] { exercises.filter { $0.judgedBegun > 0 && $0.passed == 0 } }

  /// The exercises that nobody has begun; none where there is no student.
  package var neverBegun: [ExerciseTally] { students.isEmpty ? [] : exercises.filter { $0.begun == 0 } }
}

extension ClassTally {
  /// One student, as the class's page tells it.
  package struct Student: Sendable, Hashable {
    package var id: String
    package var name: String

    /// The path of the student's page, beside that of the class.
    package var page: String
    package var points: Int
    package var isLate: Bool

    /// Whether any file was taken.
    package var hasFiles: Bool

    /// How many exercises were passed, and how many could not be judged.
    package var passed: Int
    package var unjudged: Int

    /// How many remarks of each kind there are on what was handed in.
    package var remarks: [Submission.Remark.Kind: Int]

    init(_ graded: GradedSubmission, page: String) {
      let submission = graded.submission
      id = submission.id
      name = submission.name
      self.page = page
      points = graded.points
      isLate = submission.isLate
      hasFiles = !submission.files.isEmpty
      passed = graded.exercises.count { $0.verdict.status == .passed }
      unjudged = graded.unjudged.count
      remarks = Dictionary(grouping: submission.remarks, by: \.kind).mapValues(\.count)
    }
  }

  /// An exercise of a student that could not be judged; both by their places in the lists.
  package struct Unjudged: Sendable, Hashable {
    package var student: Int
    package var exercise: Int
    package var reason: String
  }

  /// The same finding in the work of one student or several.
  package struct Cluster: Sendable, Hashable {
    struct Key: Hashable {
      var exercise: Int
      var code: String

      /// What the compiler says, without numbers; empty where the code alone tells what it is.
      var words: String
    }

    let key: Key

    /// The exercise, by its place in the list.
    package let exercise: Int

    /// The finding's code.
    package let code: String

    /// The message where it was first seen.
    package let message: String

    /// Whether the message was another one for other students.
    package private(set) var hasOtherMessages = false

    /// The students by their places in the list, ascending.
    package private(set) var students: [Int] = []

    init(key: Key, message: String) {
      self.key = key
      exercise = key.exercise
      code = key.code
      self.message = message
    }

    fileprivate mutating func add(_ finding: Finding, of student: Int) {
      if finding.message != message { hasOtherMessages = true }
      if students.last != student { students.append(student) }
    }
  }
}
