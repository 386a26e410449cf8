import SwiftUI
import Testing

/// A million elements: what would take quadratic time does not end within the limit.
@Suite(.serialized, .timeLimit(.minutes(5))) struct PathSizeTests {
  static let million = Path { path in
    path.move(to: .zero)
    for index in 0..<1_000_000 { path.addLine(to: CGPoint(x: CGFloat(index % 1000), y: CGFloat(index / 1000))) }
  }

  @Test func `a million elements are added one by one`() {
    var path = Path { $0.move(to: .zero) }
    for index in 0..<1_000_000 {
      path.addLine(to: CGPoint(x: CGFloat(index), y: 1))
      _ = path.currentPoint
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 999_999, height: 1))
  }

  @Test func `small paths, arcs and closes are added a hundred thousand times`() {
    var path = Path()
    for index in 0..<100_000 {
      path.addRect(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
      path.addLine(to: CGPoint(x: 5, y: 5))
      path.closeSubpath()
      path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      _ = path.currentPoint
    }
    // A rectangle of five steps, a line, a close, and an arc of a move and a curve.
    #expect(path.all.count == 900_000)
  }

  @Test func `a million elements are copied ten thousand times`() {
    var copies: [Path] = []
    for _ in 0..<10_000 { copies.append(Self.million) }
    #expect(copies.count == 10_000)
  }

  @Test func `a path in a list, in a class and in a value grows in place`() {
    struct Drawing { var path = Path() }
    var paths = [Path()]
    var drawing = Drawing()
    let mutable = CGMutablePath()
    paths[0].move(to: .zero)
    drawing.path.move(to: .zero)
    mutable.move(to: .zero)
    for index in 0..<100_000 {
      let point = CGPoint(x: CGFloat(index), y: 1)
      paths[0].addLine(to: point)
      drawing.path.addLine(to: point)
      mutable.addLine(to: point)
    }
    #expect(paths[0] == drawing.path && Path(mutable) == drawing.path)
  }

  @Test func `a path added to itself doubles`() {
    var path = Path { $0.addLines([.zero, CGPoint(x: 1, y: 1)]) }
    for _ in 0..<18 { path.addPath(path) }
    #expect(path.all.count == 2 << 18)
  }

  @Test func `a million elements become a CGPath and a path again ten thousand times`() {
    var path = Self.million
    for _ in 0..<10_000 { path = Path(path.cgPath) }
    #expect(path.currentPoint == Self.million.currentPoint)
  }

  @Test func `a million elements are answered for`() {
    let path = Self.million
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 999, height: 999))
    #expect(path.contains(CGPoint(x: 600, y: 500.2)))
    #expect(!path.contains(CGPoint(x: 300, y: 500.2)))
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 1_000_001)
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: 2)).boundingRect.width == 1998)
    #expect(path.trimmedPath(from: 0.25, to: 0.75).isEmpty == false)
    #expect(path == path.offsetBy(dx: 0, dy: 0))
    #expect(Path(path.description)?.boundingRect == path.boundingRect)
  }
}
