import SwiftUI
import Testing

@Suite struct StrokeRobustnessTests {
  static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e-40, 1e-9, 1e15, 1e38, 1e39, 1e300, .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan,
  ]

  @Test(arguments: numbers)
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

  @Test(arguments: numbers)
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

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func `a width that is not a positive number covers nothing`(width: CGFloat) {
    #expect(PathGolden.triangle.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func `a subpath with a coordinate that is no number is left out, and the others are drawn`() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0)])
      path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 10, y: 9, width: 20, height: 2))
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

  @Test func `ten thousand corners make an outline of ten thousand corners`() {
    let zigzag = Path { path in
      path.addLines((0..<10_000).map { CGPoint(x: CGFloat($0), y: $0.isMultiple(of: 2) ? 0 : 30) })
    }
    let bounds = zigzag.strokedPath(StrokeStyle(lineWidth: 0.5, lineJoin: .bevel)).boundingRect
    #expect(abs(bounds.height - 30) < 0.5)
  }
}
