import Measuring
import SwiftUI
import Testing

/// Strokes of curves.
@Suite struct StrokedCurveTests {
  @Test(arguments: [
    "0 0 m 0 80 100 80 100 0 c", "0 0 m 50 60 100 0 q", "100 0 m 100 60 0 0 0 60 c", "0 0 m 90 10 10 90 100 100 c",
    "0 0 m 100 1 200 0 q", "0 0 m 30 0 70 0.001 100 40 c", "100 50 m 100 55.5228 77.6142 60 50 60 c",
  ])
  func `the sides of a curve's stroke are off by less than 0.02 % of the width`(text: String) throws {
    let path = try #require(Path(text))
    let curve = try #require(SampledCurve(path))
    for width in [0.5, 3, 8] as [Double] {
      let outline = path.strokedPath(StrokeStyle(lineWidth: width)).curves
      let allowed = width * 0.0002 + 2e-5
      for index in 0...50 {
        for side in [-0.5, 0.5] {
          let point = curve.point(at: Double(index) / 50, beside: width * side)
          let gap = point.distance(toClosestOf: outline)
          #expect(gap <= allowed, "\(gap) at \(index)/50, \(side * width) pt beside \(text)")
        }
      }
    }
  }

  @Test func `a circle as wide as its stroke covers the whole disc`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let disc = Circle().stroke(lineWidth: 40).path(in: rect)
    #expect(difference(disc.filledArea() / (.pi * 1600), 1) < 0.0005)
  }

  @Test func `a curve that runs back along its own line is as long as it reaches`() throws {
    // B(t) = 10 + 280·t(1 − t) + 20·t², greatest at t = 7/13: 85.3846.
    let path = try #require(Path("10 50 m 150 50 30 50 q"))
    let bounds = path.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(difference(bounds.minX, 10) < 1e-3)
    #expect(difference(bounds.maxX, 87.3846) < 0.01)
    #expect(difference(bounds.height, 4) < 1e-3)
  }

  @Test func `an almost cusp is nearly the same as a cusp`() throws {
    let sharp = try #require(Path("0 100 m 100 0 0 0 100 100 c")).strokedPath(StrokeStyle(lineWidth: 8))
    for shift in [1e-9, 1e-7, 1e-5, 1e-3, 1e-2] {
      let path = try #require(Path("0 100 m \(100 + shift) 0 \(-shift) 0 100 100 c"))
      let stroke = path.strokedPath(StrokeStyle(lineWidth: 8))
      #expect(difference(stroke.filledArea() / sharp.filledArea(), 1) < 0.001, "\(shift)")
    }
  }

  @Test func `control points in an end do not change the ends' directions`() throws {
    let path = try #require(Path("0 0 m 0 0 100 0 100 0 c"))
    let bounds = path.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(bounds == CGRect(x: 0, y: -2, width: 100, height: 4))
  }

  @Test func `smoothly joined curves have no join between them`() {
    let arc = Path { path in
      path.addArc(center: .zero, radius: 40, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    }
    let stroke = arc.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(stroke.description.filter { $0 == "l" }.count == 2)
    #expect(stroke.description.filter { $0 == "c" }.count == 4)
  }

  @Test func `the closing line of an arc that ends at its start by rounding only is no corner`() {
    let circle = Path { path in
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(17), endAngle: .degrees(377), clockwise: false)
    }
    var reopened = Path()
    circle.forEach { element in
      switch element {
      case .move(let to): reopened.move(to: to)
      case .curve(let to, let control1, let control2):
        reopened.addCurve(to: CGPoint(x: to.x + 1e-14, y: to.y - 1e-14), control1: control1, control2: control2)
      default: break
      }
    }
    reopened.closeSubpath()
    let bounds = reopened.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(difference(bounds.width, 84) < 0.03 && difference(bounds.height, 84) < 0.03)
  }

  private func difference(_ a: Double, _ b: Double) -> Double { abs(a - b) }
}

/// A path of one curve, from its start to its end.
private struct SampledCurve {
  private let points: [CGPoint]

  init?(_ path: Path) {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to): points.append(to)
      case .quadCurve(let to, let control): points += [control, to]
      case .curve(let to, let control1, let control2): points += [control1, control2, to]
      case .line, .closeSubpath: break
      }
    }
    guard points.count > 2 else { return nil }
    self.points = points
  }

  /// Returns the point at a parameter, moved to the right-hand side.
  func point(at t: Double, beside distance: Double) -> CGPoint {
    let (position, speed) = Self.deCasteljau(points, at: t)
    let length = (speed.x * speed.x + speed.y * speed.y).squareRoot()
    return CGPoint(x: position.x - speed.y / length * distance, y: position.y + speed.x / length * distance)
  }

  private static func deCasteljau(_ points: [CGPoint], at t: Double) -> (CGPoint, CGPoint) {
    var row = points
    while row.count > 2 {
      row = zip(row, row.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
    }
    let speed = CGPoint(x: row[1].x - row[0].x, y: row[1].y - row[0].y)
    return (CGPoint(x: row[0].x + speed.x * t, y: row[0].y + speed.y * t), speed)
  }
}

extension Cubic {
  fileprivate func distance(from point: CGPoint, at t: Double) -> Double {
    let position = self.point(at: t)
    return hypot(position.x - point.x, position.y - point.y)
  }
}

extension CGPoint {
  /// Returns the distance to the closest point of some curves: the best of 17 on each, then closed in on by thirds.
  fileprivate func distance(toClosestOf curves: [Cubic]) -> Double {
    var (best, parameter, least) = (curves[0], 0.0, Double.infinity)
    for curve in curves {
      for index in 0...16 {
        let distance = curve.distance(from: self, at: Double(index) / 16)
        if distance < least { (best, parameter, least) = (curve, Double(index) / 16, distance) }
      }
    }
    var (low, high) = (max(parameter - 1.0 / 16, 0), min(parameter + 1.0 / 16, 1))
    for _ in 0..<40 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      if best.distance(from: self, at: first) < best.distance(from: self, at: second) {
        high = second
      } else {
        low = first
      }
    }
    return best.distance(from: self, at: (low + high) / 2)
  }
}
