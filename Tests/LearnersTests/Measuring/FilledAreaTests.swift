import Measuring
import SwiftUI
import Testing

@Suite struct FilledAreaTests {
  @Test func `the area of a square is that of its side`() {
    let square = Path(CGRect(x: 30, y: 40, width: 10, height: 10))
    #expect(abs(square.filledArea() - 100) < 1e-9)
    #expect(Path().filledArea() == 0)
  }

  @Test func `an open triangle is filled as a closed one`() {
    let triangle = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 3), CGPoint(x: 4, y: 8)]) }
    // Shoelace: (10·8 − 4·3) / 2.
    #expect(abs(triangle.filledArea() - 34) < 1e-6)
  }

  @Test func `what lies in both of two squares counts once, or not at all`() {
    let squares = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(abs(squares.filledArea() - 175) < 1e-6)
    #expect(abs(squares.filledArea(eoFill: true) - 150) < 1e-6)
  }

  @Test func `a quadratic curve cuts two thirds off its triangle`() {
    // Archimedes: the parabola's segment is two thirds of the triangle of its control points.
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 2, y: 6))
    }
    #expect(abs(curve.filledArea() - 20) < 2e-4)
  }
}
