/// What a learner's type answered to one question.
public enum Answer: Hashable, Sendable {
  /// A path: the numbers of each element and then its letter, as in `0 0 m 50 60 100 0 q h`.
  ///
  /// The letters are m (move), l (line), q (quadratic curve), c (cubic curve) and h (close); control points stand
  /// before the end point. Numbers have as many digits as they need to come back the same; `nan`, `inf` and `-inf` are
  /// spelled so.
  case path(String)
  /// A size in points.
  case size(width: Double, height: Double)
  /// What was seen of a view on a stage.
  case scene(Scene)
  /// What a function or a property gave.
  case value(Value)
  /// The probe has no answer to such a question: the exercise asks what its probe was not written for.
  case none
}
