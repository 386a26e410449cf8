import Geometry
import Observing

/// How a scene differs from the expected one.
struct SceneDifference: Hashable {
  /// What differs.
  enum Aspect: Hashable {
    /// The scene ends before this moment.
    case isMissing
    /// A coordinate is infinite or not a number.
    case isNotFinite
    case picture(PictureDifference)
    /// The frame of the outermost view is another one.
    case frame(expected: Box, actual: Box)
    /// A place takes a tap that it should not take, or the other way round.
    case tap(ExpectedTap)
    case reading(name: String, expected: Value, actual: Value?)
  }

  /// The number of the moment, counted from 0: so many steps were done.
  var moment: Int
  var aspect: Aspect
}
