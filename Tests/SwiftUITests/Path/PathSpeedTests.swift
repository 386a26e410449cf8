import SwiftUI
import Testing

@Suite(.serialized, .timeLimit(.minutes(1))) struct PathSpeedTests {
  static let million = Path { path in
    path.move(to: .zero)
    for index in 0..<1_000_000 { path.addLine(to: CGPoint(x: CGFloat(index % 1000), y: CGFloat(index / 1000))) }
  }

  /// Returns the seconds that something takes.
  private func seconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  @Test func `adding a million elements takes the same time for each`() {
    func build(_ count: Int) {
      var path = Path { $0.move(to: .zero) }
      for index in 0..<count {
        path.addLine(to: CGPoint(x: CGFloat(index), y: 1))
        _ = path.currentPoint
      }
    }
    let (small, large) = (seconds { build(125_000) }, seconds { build(1_000_000) })
    // Eight times the elements; were each addition a copy, it would be sixty-four times the time.
    #expect(large < max(0.5, small * 24))
  }

  @Test func `adding small paths, arcs and closes a hundred thousand times is linear`() {
    let time = seconds {
      var path = Path()
      for index in 0..<100_000 {
        path.addRect(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        _ = path.currentPoint
      }
      #expect(path.isEmpty == false)
    }
    #expect(time < 5)
  }

  @Test func `a copy of a million elements costs nothing until it changes`() {
    let path = Self.million
    let time = seconds {
      var copies: [Path] = []
      for _ in 0..<10_000 { copies.append(path) }
      #expect(copies.count == 10_000)
    }
    #expect(time < 0.5)
  }

  @Test func `a million elements are answered in linear time`() {
    let path = Self.million
    let time = seconds {
      #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 999, height: 999))
      _ = path.contains(CGPoint(x: 500, y: 500))
      #expect(path.applying(CGAffineTransform(scaleX: 2, y: 2)).boundingRect.width == 1998)
      #expect(path.trimmedPath(from: 0.25, to: 0.75).isEmpty == false)
      #expect(path == path.offsetBy(dx: 0, dy: 0))
      #expect(Path(path.description)?.boundingRect == path.boundingRect)
    }
    #expect(time < 20)
  }
}
