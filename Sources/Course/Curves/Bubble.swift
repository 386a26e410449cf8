import Geometry
import Judging

/// A speech bubble by its parts.
struct Bubble {
  var minX: Double
  var minY: Double
  var maxX: Double

  /// The lower edge of the body.
  var bottom: Double
  var radius: Double

  /// Where the tail begins on the lower edge.
  var tailLeft: Double
  var tailRight: Double
  var tip: Point

  /// - Parameters:
  ///   - radius: The radius of the corners; the limited one if left out.
  ///   - tailWidth: How wide the tail is; limited to the straight edge if left out.
  ///   - isTailKept: Whether a straight edge of less than nothing counts as 0.
  ///   - change: What else is different.
  init(
    in setting: Setting, radius: Double? = nil, tailWidth: Double? = nil, isTailKept: Bool = true,
    change: (inout Bubble) -> Void = { _ in }
  ) {
    (minX, minY, maxX) = (setting.minX, setting.minY, setting.maxX)
    bottom = setting.minY + setting.height * 0.75
    self.radius = radius ?? setting.limitedRadius
    let edge = setting.width - 2 * self.radius
    let half = (tailWidth ?? min(max(setting.tailWidth, 0), isTailKept ? max(edge, 0) : edge)) / 2
    (tailLeft, tailRight) = (setting.midX - half, setting.midX + half)
    tip = Point(setting.midX, setting.maxY)
    change(&self)
  }

  var tailWidth: Double { tailRight - tailLeft }

  /// The ends of the straight part of the lower edge.
  var edgeLeft: Double { minX + radius }
  var edgeRight: Double { maxX - radius }

  /// The corners from the upper right one, clockwise on screen.
  private var corners: [RoundCorner] {
    [
      RoundCorner(point: Point(maxX, minY), radius: radius, startDegrees: 270),
      RoundCorner(point: Point(maxX, bottom), radius: radius, startDegrees: 0),
      RoundCorner(point: Point(minX, bottom), radius: radius, startDegrees: 90),
      RoundCorner(point: Point(minX, minY), radius: radius, startDegrees: 180),
    ]
  }

  /// Returns the outline.
  ///
  /// - Parameter round: How a corner is drawn, from its start on.
  func outline(
    round: (inout Outline.Pen, RoundCorner) -> Void = { pen, corner in pen.arc(corner, sweepDegrees: 90) }
  ) -> Outline {
    outline(from: corners[3].end) { pen, corner in
      pen.line(corner.start)
      round(&pen, corner)
    }
  }

  /// Where the pen is put down; it matters where the radius is too large for the lines.
  enum Start: CaseIterable {
    case middleOfTop, behindCorner, belowCorner
  }

  /// Returns the outline with corners rounded by touching lines, as `addArc(tangent1End:tangent2End:radius:)` does.
  func outlineByTangents(from start: Start = .middleOfTop) -> Outline {
    let place =
      switch start {
      case .middleOfTop: Point((minX + maxX) / 2, minY)
      case .behindCorner: corners[3].end
      case .belowCorner: corners[3].start
      }
    return outline(from: place, beginningWithLast: start == .belowCorner) { pen, corner in
      pen.round(corner.point, towards: corner.point + corner.after, radius: corner.radius)
    }
  }

  private func outline(
    from start: Point, beginningWithLast: Bool = false, _ draw: (inout Outline.Pen, RoundCorner) -> Void
  ) -> Outline {
    Outline { pen in
      pen.move(start)
      if beginningWithLast { draw(&pen, corners[3]) }
      draw(&pen, corners[0])
      draw(&pen, corners[1])
      pen.line(tailRight, bottom)
      pen.line(tip)
      pen.line(tailLeft, bottom)
      draw(&pen, corners[2])
      if !beginningWithLast { draw(&pen, corners[3]) }
      pen.close()
    }
  }
}

/// A corner that is gone round clockwise on screen.
struct RoundCorner {
  var point: Point
  var radius: Double

  /// The angle at which its arc starts, a multiple of 90.
  var startDegrees: Double

  /// The direction from the corner along the edge behind it; the edge before it lies a quarter turn further clockwise.
  var after: Vector {
    switch startDegrees {
    case 0: Vector(-1, 0)
    case 90: Vector(0, -1)
    case 180: Vector(1, 0)
    default: Vector(0, 1)
    }
  }

  var start: Point { point + after.perpendicular * radius }
  var end: Point { point + after * radius }
  var center: Point { start + after * radius }
}

extension Outline.Pen {
  mutating func arc(_ corner: RoundCorner, sweepDegrees: Double) {
    arc(center: corner.center, radius: corner.radius, fromDegrees: corner.startDegrees, sweepDegrees: sweepDegrees)
  }
}

extension Setting {
  var cornerRadius: Double { self["cornerRadius"] }
  var tailWidth: Double { self["tailWidth"] }

  /// Half of the body's smaller side.
  var limitOfRadius: Double { min(width, height * 0.75) / 2 }

  var limitedRadius: Double { min(max(cornerRadius, 0), limitOfRadius) }

  /// How long the straight part of the body's lower edge is.
  var straightEdge: Double { width - 2 * limitedRadius }
}
