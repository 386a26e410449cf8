import SwiftUI
import Testing

/// Numbers at which geometry code breaks first.
private let awkward: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e160, 1e18, -1e18,
  .leastNonzeroMagnitude, -0.0, 0, 1,
]

/// Rectangles at which geometry code breaks first.
private let awkwardRects: [CGRect] =
  [.null, .infinite, .zero, CGRect(x: 10, y: 10, width: -5, height: -7)]
  + awkward.flatMap { number in
    [
      CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: number, height: 10),
      CGRect(x: 0, y: 0, width: number, height: number), CGRect(x: number, y: number, width: number, height: number),
    ]
  }

@Suite(.timeLimit(.minutes(5))) struct PathRobustnessTests {
  /// Asks a path everything there is to ask.
  private func ask(_ path: Path) {
    _ = path.boundingRect
    _ = path.isEmpty
    _ = path.currentPoint
    _ = path.description
    _ = path.cgPath.boundingBox
    for number in awkward {
      _ = path.contains(CGPoint(x: number, y: 5))
      _ = path.contains(CGPoint(x: 5, y: number), eoFill: true)
      _ = path.trimmedPath(from: 0.2, to: CGFloat(number)).description
      _ = path.trimmedPath(from: CGFloat(number), to: 0.9).boundingRect
      _ = path.offsetBy(dx: number, dy: number).boundingRect
      _ = path.applying(CGAffineTransform(scaleX: number, y: 1)).isEmpty
      _ = path.applying(CGAffineTransform(rotationAngle: number)).isEmpty
    }
  }

  @Test(arguments: awkwardRects.indices)
  func `every shape in every rectangle ends`(index: Int) {
    let rect = awkwardRects[index]
    let shapes: [any Shape] = [
      Rectangle(), Circle(), Ellipse(), Capsule(), Capsule(style: .circular), RoundedRectangle(cornerRadius: 12),
      RoundedRectangle(cornerSize: CGSize(width: 5, height: 50), style: .circular),
      UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 50),
      UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 50, style: .circular),
      ContainerRelativeShape(), Rectangle().inset(by: 3), RoundedRectangle(cornerRadius: 12).inset(by: 100),
      Capsule().inset(by: -.infinity), Circle().inset(by: .nan), Circle().scale(0.5), Circle().rotation(.degrees(45)),
      Circle().trim(from: 0.25, to: 0.5), ButtonBorderShape.automatic, ButtonBorderShape.circle,
    ]
    for shape in shapes { ask(shape.path(in: rect)) }
  }

  @Test(arguments: awkward.indices, awkward.indices)
  func `every arc ends`(first: Int, second: Int) {
    let (a, b) = (awkward[first], awkward[second])
    for clockwise in [false, true] {
      ask(
        Path { path in
          path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 10, startAngle: Angle(radians: a), endAngle: Angle(radians: b),
            clockwise: clockwise)
          path.addArc(
            center: CGPoint(x: a, y: 5), radius: b, startAngle: .zero, endAngle: .degrees(200), clockwise: clockwise)
          path.addRelativeArc(
            center: CGPoint(x: 5, y: b), radius: a, startAngle: Angle(radians: b), delta: Angle(radians: a))
          path.addArc(tangent1End: CGPoint(x: a, y: b), tangent2End: CGPoint(x: b, y: 3), radius: 5)
          path.addArc(tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: 5, y: 3), radius: a)
        })
    }
  }

  @Test(arguments: awkward.indices, awkward.indices)
  func `every curve ends`(first: Int, second: Int) {
    let (a, b) = (awkward[first], awkward[second])
    ask(
      Path { path in
        path.move(to: CGPoint(x: a, y: 0))
        path.addQuadCurve(to: CGPoint(x: 5, y: b), control: CGPoint(x: a, y: b))
        path.addCurve(to: CGPoint(x: b, y: 0), control1: CGPoint(x: a, y: 3), control2: CGPoint(x: 3, y: a))
        path.closeSubpath()
      })
  }

  @Test(arguments: [1e4, 1e18, 1e300, Double.greatestFiniteMagnitude])
  func `an arc of countless turns is shortened by whole turns`(radians: Double) {
    let path = Path { path in
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: Angle(radians: radians))
    }
    #expect(path.curves.count <= 4096)
    let end = path.currentPoint ?? .zero
    let rest = radians.truncatingRemainder(dividingBy: 2 * .pi)
    #expect(isNear(Double(end.x), 10 * cos(rest), within: 1e-4))
    #expect(isNear(Double(end.y), 10 * sin(rest), within: 1e-4))
  }

  @Test func `a number that is not a number shows in the path`() {
    let path = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: Angle(radians: .nan), clockwise: false)
      path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.description.contains("nan"))
  }

  @Test func `bounds pass over numbers that are not numbers`() {
    let path = Path { path in
      path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: CGFloat.nan, y: .nan), CGPoint(x: 5, y: 6)])
    }
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(Path { $0.move(to: CGPoint(x: CGFloat.nan, y: .nan)) }.boundingRect.isNull)
  }

  @Test func `huge curves have finite bounds around them`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 1e200, y: 0), control: CGPoint(x: 5e199, y: 1e200))
    }
    #expect(isNear(Double(path.boundingRect.height / 1e200), 0.5))
  }
}
