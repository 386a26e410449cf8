import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(5))) struct PathRobustnessTests {
  /// Asks a path everything there is to ask, and checks what must hold for every path.
  private func ask(_ path: Path) {
    let elements = path.all
    let steps = Path(path.cgPath)
    let bounds = steps.boundingRect
    #expect(path.isEmpty == elements.isEmpty && (path.currentPoint == nil) == elements.isEmpty)
    #expect(bounds.width >= 0 && bounds.height >= 0)
    _ = (path.boundingRect, path.cgPath.boundingBox, path.cgPath.currentPoint, path == steps)
    #expect(
      !path.contains(CGPoint(x: CGFloat.nan, y: 5)) && !path.contains(CGPoint(x: 5, y: CGFloat.nan), eoFill: true))
    // What follows takes long for arcs of a thousand turns and for many shapes in one, and is no different for them.
    #expect(elements.count <= 4200)
    if elements.count > 1000 { return }
    let trimmed = path.trimmedPath(from: 0.25, to: 0.75)
    #expect(trimmed.all.count <= 2 * elements.count)
    if elements.count > 6 { return }
    let text = path.description
    #expect(text.isEmpty == elements.isEmpty && steps.description == text)
    #expect(text.contains("n") || Path(text)?.description == text)
    _ = trimmed.description
    #expect(path.trimmedPath(from: .nan, to: 1).isEmpty && path.trimmedPath(from: 0, to: .nan).isEmpty)
    _ = path.trimmedPath(from: -.infinity, to: .greatestFiniteMagnitude)
    for point in [CGPoint.zero, CGPoint(x: CGFloat.infinity, y: 5), CGPoint(x: 5, y: -CGFloat.infinity)] {
      _ = path.contains(point) || path.contains(point, eoFill: true)
    }
    _ = path.cgPath.contains(.zero, using: .evenOdd, transform: CGAffineTransform(scaleX: .infinity, y: 0))
    let moved = path.applying(CGAffineTransform(scaleX: .greatestFiniteMagnitude, y: .nan))
    #expect(moved.all.count == elements.count)
  }

  @Test(arguments: HostileCall.building + HostileCall.drawing)
  func `every call ends with every pair of hostile numbers, and its path can be asked everything`(call: HostileCall) {
    for a in HostileCall.numbers {
      for b in HostileCall.numbers { call.paths(a, b).forEach(ask) }
    }
  }

  @Test(arguments: [1e4, 1e18, 1e300, Double.greatestFiniteMagnitude])
  func `an arc of countless turns is shortened by whole turns`(radians: Double) {
    let path = Path { path in
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: Angle(radians: radians))
    }
    #expect(path.curves.count <= 4096)
    #expect(path.trimmedPath(from: 0, to: 0.5).curves.count >= path.curves.count / 2)
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

  @Test(arguments: [1e200, 1e308, 1e-300, Double.leastNormalMagnitude / 64])
  func `huge and tiny curves have tight bounds`(size: Double) {
    let path = Path { path in
      path.move(to: CGPoint(x: -size, y: 0))
      path.addQuadCurve(to: CGPoint(x: size, y: 0), control: CGPoint(x: 0, y: size))
      path.addCurve(
        to: CGPoint(x: -size, y: 0), control1: CGPoint(x: size, y: -size), control2: CGPoint(x: -size, y: -size))
    }
    #expect(isNear(Double(path.boundingRect.maxY) / size, 0.5))
    #expect(isNear(Double(path.boundingRect.minY) / size, -0.75))
    #expect(path.boundingRect.minX == CGFloat(-size))
  }
}
