/// A value that a learner's function or type answered, as data.
public indirect enum Value: Hashable, Sendable {
  /// There is no value: nil.
  case none
  case flag(Bool)
  /// A length in points, a count or any other number.
  case number(Double)
  case text(String)
  /// A width and a height, in points.
  case size(width: Double, height: Double)
  /// A rectangle, in points, with y growing downwards.
  case rectangle(x: Double, y: Double, width: Double, height: Double)
  /// The rectangle that holds no point at all.
  case nullRectangle
  /// A path in the form of `Answer.path`.
  case path(String)
  case list([Value])
  /// Values by their names.
  case record([String: Value])
}
