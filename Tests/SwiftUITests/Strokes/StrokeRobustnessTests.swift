import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(5))) struct StrokeRobustnessTests {
  @Test(arguments: HostileCall.numbers)
  func `no width, limit, dash or phase stops or hangs the program`(number: CGFloat) {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
      path.addCurve(to: .zero, control1: CGPoint(x: 90, y: 90), control2: CGPoint(x: -20, y: 40))
      path.closeSubpath()
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 70, height: 20))
    }
    for join in [CGLineJoin.miter, .round, .bevel] {
      for cap in [CGLineCap.butt, .round, .square] {
        _ = path.strokedPath(StrokeStyle(lineWidth: number, lineCap: cap, lineJoin: join)).boundingRect
        _ = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap, lineJoin: join, miterLimit: number)).boundingRect
        _ = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap, lineJoin: join, dash: [3, number])).boundingRect
        let shifted = StrokeStyle(lineWidth: 2, lineCap: cap, lineJoin: join, dash: [40, 9], dashPhase: number)
        #expect(!path.strokedPath(shifted).isEmpty)
      }
    }
  }

  @Test(arguments: HostileCall.numbers)
  func `no coordinate stops or hangs the program`(number: CGFloat) {
    let points = [
      CGPoint(x: number, y: 0), CGPoint(x: 0, y: number), CGPoint(x: number, y: number), CGPoint(x: 3, y: 5),
    ]
    for point in points {
      let path = Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: point)
        path.addQuadCurve(to: CGPoint(x: 30, y: 9), control: point)
        path.addCurve(to: point, control1: CGPoint(x: 90, y: 90), control2: point)
        path.closeSubpath()
      }
      for dash in [[], [1000, 10]] as [[CGFloat]] {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: dash)
        _ = path.strokedPath(style).boundingRect
      }
    }
  }

  @Test func `coordinates beyond single precision stay finite`() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 1e200, y: 0)]) }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect.maxX == 1e200)
  }

  @Test(arguments: [CGRect.null, .infinite, .zero, CGRect(x: 5, y: 5, width: -40, height: -20)])
  func `shapes in any rectangle can be stroked`(rect: CGRect) {
    for shape in [
      AnyShape(Rectangle()), AnyShape(Circle()), AnyShape(Capsule()), AnyShape(RoundedRectangle(cornerRadius: 9)),
    ] {
      _ = shape.stroke(style: StrokeStyle(lineWidth: 3, dash: [5])).path(in: rect).boundingRect
    }
  }

  @Test func `each of ten thousand corners has a join on either side`() {
    let zigzag = Path { path in
      path.addLines((0..<10_000).map { CGPoint(x: CGFloat($0), y: $0.isMultiple(of: 2) ? 0 : 30) })
    }
    let stroke = zigzag.strokedPath(StrokeStyle(lineWidth: 0.5, lineJoin: .bevel))
    // On either side 9,999 lines and 9,998 joins, and a cap at either end.
    #expect(stroke.description.filter { $0 == "l" }.count == 2 * (9_999 + 9_998) + 2)
  }

  @Test(arguments: [1e6, 1e9, 1e13, 1e15, 1e30])
  func `a curve that reaches far out and comes back is not cut into countless pieces`(far: CGFloat) {
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 10, y: 10), control1: CGPoint(x: far, y: 0), control2: CGPoint(x: far, y: far))
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 3)).curves.count < 2000)
  }
}
