import Judging

/// The shapes whose sizes are asked for, in the order in which the probe has them.
enum MeasuredShape: Int, CaseIterable {
  case rectangle, capsule, circle, halfCircle, strokedCircle, turnedCircle, stamp

  /// Returns the size that the shape takes, in points; a side that is nil is offered without a number.
  func size(width: Double?, height: Double?) -> Size {
    let offered = Size(width ?? 10, height ?? 10)
    let side = min(offered.width, offered.height)
    return switch self {
    // Turning a shape takes the question away from it: the result answers as a shape that fills everything.
    case .rectangle, .capsule, .turnedCircle: offered
    case .circle, .halfCircle, .strokedCircle: Size(side, side)
    case .stamp: Size(40, 30)
    }
  }

  /// Returns the size of what the shape draws in the size that it is offered, in points.
  func drawnSize(width: Double?, height: Double?) -> Size {
    let offered = Size(width ?? 10, height ?? 10)
    let side = min(offered.width, offered.height)
    return switch self {
    case .rectangle, .capsule, .stamp: offered
    case .circle, .turnedCircle: Size(side, side)
    case .halfCircle: Size(side, side / 2)
    case .strokedCircle: Size(side + 20, side + 20)
    }
  }
}
