import Geometry
import Observing

/// What an exercise asks of a learner's type, and what it should answer.
package struct Assessment: Sendable {
  /// The parts, each worth its own points; all must be right for the exercise to pass.
  package var parts: [Part]

  /// The values with which the type is made, the most ordinary first.
  package var parameters: [Parameters]

  /// Draws other ordinary values by chance; nil where there are none.
  package var variation: Variation?

  /// Whether a rectangle that does not start at 0, 0 is what the exercise is about; elsewhere it earns advice only.
  package var isAboutOrigin: Bool

  /// Whether `closeSubpath()` is what the exercise is about; elsewhere a filled outline without it earns advice only.
  package var isAboutClosing: Bool

  /// The names that the learner's file must not use.
  package var forbidden: [ForbiddenName]

  /// The mistakes that are known by name, the most telling first.
  package var mistakes: [Mistake]

  package init(
    parts: [Part], parameters: [Parameters] = [Parameters([:])], variation: Variation? = nil,
    isAboutOrigin: Bool = false, isAboutClosing: Bool = false, forbidden: [ForbiddenName] = [], mistakes: [Mistake] = []
  ) {
    precondition(!parameters.isEmpty, "an assessment needs at least one set of parameters")
    self.parts = parts
    self.parameters = parameters
    self.variation = variation
    self.isAboutOrigin = isAboutOrigin
    self.isAboutClosing = isAboutClosing
    self.forbidden = forbidden
    self.mistakes = mistakes
  }

  /// The greatest number of points.
  package var maxPoints: Int { parts.reduce(0) { $0 + $1.points } }

  /// The code that the compiler must refuse, where a part is about that.
  package var refusal: ExpectedRefusal? {
    for case .refusal(let expected) in parts.map(\.expectation) { return expected }
    return nil
  }
}

/// One set of values with which a learner's type is made, and of amounts by which it is inset then.
package struct Parameters: Sendable, Hashable {
  /// The values by name: lengths in points, angles in degrees, counts as whole numbers, 0 and 1 for no and yes.
  package var values: [String: Double]

  /// The texts by name: words, and paths in the form of `Answer.path`.
  package var texts: [String: String]

  /// The amounts by which the shape is inset, one after the other, in points.
  package var insets: [Double]

  /// What makes the values unusual, in the learner's words, or nil for ordinary ones.
  package var unusual: String?

  /// Whether they are asked in all rectangles, as the first ones are, because what they show depends on the rectangle.
  package var isAskedEverywhere: Bool

  package init(
    _ values: [String: Double], texts: [String: String] = [:], insets: [Double] = [], unusual: String? = nil,
    everywhere isAskedEverywhere: Bool = false
  ) {
    self.values = values
    self.texts = texts
    self.insets = insets
    self.unusual = unusual
    self.isAskedEverywhere = isAskedEverywhere
  }
}

/// One part of an exercise: one kind of question with its expected answers.
package struct Part: Sendable {
  /// What a learner's type should answer.
  package enum Expectation: Sendable {
    /// A path that fills this outline's region; start, direction and way of drawing are free.
    case region(Figure)
    /// A path that draws these lines, open where they are open; start and direction are free.
    case lines(Figure)
    /// A size for a proposal.
    case size(@Sendable (Question.Proposal) -> Size)
    /// What is seen of a view; unless told otherwise in two spaces, and without touching it.
    case scene(Staging = Staging(), @Sendable (Setting) -> ExpectedScene)
    /// What a function or a property gives.
    case value(@Sendable (Setting) -> Value)
    /// Lines of the learner's file that the compiler must refuse; nothing is asked of the learner's type.
    case refusal(ExpectedRefusal)
  }

  /// What the part is about, in the learner's words, for instance "the path".
  package var title: String
  package var points: Int

  /// The values with which this part is asked, the most ordinary first; nil for those of the whole assessment.
  package var parameters: [Parameters]?

  /// Draws other ordinary values for a part that has values of its own; nil where there are none.
  package var variation: Variation?
  package var expectation: Expectation

  /// What is right as well, of the same kind: all questions must be answered in the same way.
  package var alternatives: [Expectation]

  package init(
    _ title: String = "the path", points: Int, parameters: [Parameters]? = nil, variation: Variation? = nil,
    _ expectation: Expectation, or alternatives: [Expectation] = []
  ) {
    self.title = title
    self.points = points
    self.parameters = parameters
    self.variation = variation
    self.expectation = expectation
    self.alternatives = alternatives
  }

  /// Returns the values with which the part is asked, the most ordinary first.
  package func parameters(in assessment: Assessment) -> [Parameters] { parameters ?? assessment.parameters }

  /// Returns what draws other values for the part; nil where there are none.
  package func variation(in assessment: Assessment) -> Variation? {
    parameters == nil ? assessment.variation : variation
  }
}

/// An outline as a function of its circumstances.
package typealias Figure = @Sendable (Setting) -> Outline

/// A width and a height, in points.
package struct Size: Hashable, Sendable, Codable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A mistake that is known by name: what it draws, and what to say when just this is seen.
package struct Mistake: Sendable {
  /// How the mistake shows.
  package enum Symptom: Sendable {
    /// The path is this outline instead of the expected one.
    case draws(Figure)
    /// The size is this one instead of the expected one.
    case measures(@Sendable (Question.Proposal) -> Size)
    /// The view shows this instead of what is expected.
    case shows(@Sendable (Setting) -> ExpectedScene)
    /// The function gives this instead of the expected value.
    case answers(@Sendable (Setting) -> Value)
    /// The compiler refuses the lines that it must refuse, but gives another reason, in which these words stand.
    case isRefused(because: String)
  }

  /// A name that never changes its meaning, for instance `arc-direction`.
  package var code: String

  /// What is wrong and why, in the learner's words.
  package var message: String

  /// What to try next.
  package var hint: String
  package var symptom: Symptom

  /// A word that the learner's code must hold for this to be the cause, where the outline alone does not prove it.
  package var mention: String?

  package init(_ code: String, _ message: String, hint: String, mentioning mention: String? = nil, _ symptom: Symptom) {
    self.code = code
    self.message = message
    self.hint = hint
    self.mention = mention
    self.symptom = symptom
  }
}
