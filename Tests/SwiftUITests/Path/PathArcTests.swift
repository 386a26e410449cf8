import SwiftUI
import Testing

/// The turn of an arc from one angle to another, in degrees; positive is clockwise on screen.
struct ArcCase: Sendable, CustomTestStringConvertible {
  var start: Double
  var end: Double
  var clockwise: Bool
  var sweep: Double
  var closes = false

  var testDescription: String { "\(start)° to \(end)°, clockwise: \(clockwise)" }
}

@Suite struct PathArcTests {
  static let cases = [
    ArcCase(start: 0, end: 0, clockwise: false, sweep: 0), ArcCase(start: 30, end: 30, clockwise: true, sweep: 0),
    ArcCase(start: 0, end: 45, clockwise: false, sweep: 45), ArcCase(start: 0, end: 45, clockwise: true, sweep: -315),
    ArcCase(start: 0, end: 360, clockwise: false, sweep: 360, closes: true),
    ArcCase(start: 90, end: 450, clockwise: false, sweep: 360, closes: true),
    ArcCase(start: 0, end: 360, clockwise: true, sweep: -360, closes: true),
    ArcCase(start: 0, end: 720, clockwise: true, sweep: -360),
    ArcCase(start: 0, end: 720, clockwise: false, sweep: 720),
    ArcCase(start: 0, end: 450, clockwise: false, sweep: 450),
    ArcCase(start: 0, end: 450, clockwise: true, sweep: -270),
    ArcCase(start: 0, end: -90, clockwise: false, sweep: 270),
    ArcCase(start: 0, end: -360, clockwise: false, sweep: 360),
    ArcCase(start: 0, end: -450, clockwise: false, sweep: 270),
    ArcCase(start: 0, end: -90, clockwise: true, sweep: -90),
    ArcCase(start: 0, end: -360, clockwise: true, sweep: -360),
    ArcCase(start: -90, end: 0, clockwise: true, sweep: -270),
    ArcCase(start: 350, end: 10, clockwise: false, sweep: 20),
    ArcCase(start: 350, end: 10, clockwise: true, sweep: -340),
  ]

  @Test(arguments: cases)
  func `an arc turns as on Apple's systems`(arc: ArcCase) {
    let path = Path { path in
      path.addArc(
        center: CGPoint(x: 10, y: 20), radius: 40, startAngle: .degrees(arc.start), endAngle: .degrees(arc.end),
        clockwise: arc.clockwise)
    }
    #expect(isNear(Self.sweep(of: path, around: CGPoint(x: 10, y: 20)), arc.sweep))
    #expect(path.description.hasSuffix("h") == arc.closes)
    #expect(path.curves.count == Int((abs(arc.sweep) / 90).rounded(.up)))
  }

  @Test(arguments: [0.0, 45, 90, 100, 360, -360, -45, 1000])
  func `a relative arc turns by exactly its angle and never closes`(delta: Double) {
    let path = Path { path in
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(12), delta: .degrees(delta))
    }
    #expect(isNear(Self.sweep(of: path, around: .zero), delta))
    #expect(!path.description.hasSuffix("h"))
  }

  @Test(arguments: Array(stride(from: -720.0, through: 720, by: 37)))
  func `every point of an arc is a radius away from the centre`(end: Double) {
    let path = Path { path in
      path.addArc(center: .zero, radius: 100, startAngle: .degrees(5), endAngle: .degrees(end), clockwise: false)
    }
    for curve in path.curves {
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let point = curve.point(at: t)
        // A quarter turn as one cubic is off by at most 2.7e-4 of the radius.
        #expect(abs(hypot(point.x, point.y) - 100) < 0.03)
      }
    }
  }

  @Test func `a full circle ends exactly where it began`() {
    for start in stride(from: 0.0, to: 360, by: 11) {
      let path = Path { path in
        path.addRelativeArc(
          center: CGPoint(x: 3, y: 7), radius: 13, startAngle: .degrees(start), delta: .degrees(360))
      }
      #expect(path.currentPoint == path.curves[0].start)
    }
  }

  @Test func `a negative radius starts on the other side of the centre`() {
    let path = Path { path in
      path.addArc(center: .zero, radius: -10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.description.hasPrefix("-10 "))
    #expect(isNear(Double(path.currentPoint?.y ?? 0), -10))
  }

  @Test func `a tangent arc comes out as measured`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 400, y: 400))
      path.addArc(tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    }
    let curve = path.curves[0]
    let expected = [154.415379, 258.316565, 145.057503, 252.917790, 137.699975, 244.633276, 133.444250, 234.703250]
    let actual = [curve.start, curve.control1, curve.control2, curve.end].flatMap { [$0.x, $0.y] }
    #expect(path.curves.count == 1)
    #expect(zip(actual, expected).allSatisfy { abs(Double($0) - $1) < 1e-6 })
  }

  @Test(arguments: stride(from: 10.0, to: 360, by: 10).filter { $0 != 180 })
  func `a tangent arc touches both lines and keeps its distance from the centre`(turn: Double) {
    let (corner, radius) = (CGPoint(x: 50, y: 50), 5.0)
    let second = CGPoint(
      x: corner.x + 100 * cos(turn * .pi / 180), y: corner.y + 100 * sin(turn * .pi / 180))
    let path = Path { path in
      path.move(to: CGPoint(x: -50, y: 50))
      path.addArc(tangent1End: corner, tangent2End: second, radius: radius)
    }
    let end = path.currentPoint ?? .zero
    let (along, across) = (end.x - corner.x, end.y - corner.y)
    let cross = along * (second.y - corner.y) - across * (second.x - corner.x)
    #expect(abs(cross) < 1e-6)
    #expect(isNear(Double(path.curves[0].start.y), 50))
    #expect(
      isNear(
        Self.sweep(of: path, around: Self.center(of: path, radius: radius, turn: turn)), turn > 180 ? turn - 360 : turn)
    )
  }

  @Test func `a tangent arc without a corner or a radius is a line`() {
    for (end, radius) in [(CGPoint(x: 200, y: 0), 10.0), (CGPoint(x: 0, y: 0), 10), (CGPoint(x: 100, y: 50), 0)] {
      let path = Path { path in
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: radius)
      }
      #expect(path.description == "0 0 m 100 0 l")
    }
  }

  @Test func `a tangent arc that begins at the current point needs no line`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 90, y: 0))
      path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 50), radius: 10)
    }
    #expect(path.description == "90 0 m 95.5228 0 100 4.47715 100 10 c")
  }

  @Test func `a transformed tangent arc starts from the current point as it is`() {
    let transform = CGAffineTransform(scaleX: 2, y: 2)
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 50), radius: 10, transform: transform)
    }
    #expect(path.description == "0 0 m 180 0 l 191.046 0 200 8.95431 200 20 c")
  }

  /// The angle through which the curves of a path turn around a point, in degrees.
  private static func sweep(of path: Path, around center: CGPoint) -> Double {
    var sum = 0.0
    for curve in path.curves {
      var last = atan2(curve.start.y - center.y, curve.start.x - center.x)
      for t in stride(from: 0.125, through: 1, by: 0.125) {
        let point = curve.point(at: t)
        let angle = atan2(point.y - center.y, point.x - center.x)
        sum += remainder(Double(angle - last), 2 * .pi)
        last = angle
      }
    }
    return sum * 180 / .pi
  }

  private static func center(of path: Path, radius: Double, turn: Double) -> CGPoint {
    let start = path.curves[0].start
    return CGPoint(x: start.x, y: start.y + (turn < 180 ? radius : -radius))
  }
}

/// Returns whether two numbers are equal but for rounding.
func isNear(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}
