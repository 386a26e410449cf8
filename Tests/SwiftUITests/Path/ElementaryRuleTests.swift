import SwiftUI
import Testing

@Suite struct ElementaryRuleTests {
  // Corners (5, 7), (5+20, 7), (5+20, 7+30), (5, 7+30).
  @Test func `a rectangle runs clockwise on screen from its least x and y`() {
    let text = "5 7 m 25 7 l 25 37 l 5 37 l h"
    let rect = CGRect(x: 5, y: 7, width: 20, height: 30)
    #expect(Path(rect).description == text)
    #expect(Path { $0.addRect(rect) }.description == text)
    #expect(Rectangle().path(in: rect).description == text)
  }

  @Test(arguments: [
    CGRect(x: 25, y: 37, width: -20, height: -30), CGRect(x: 25, y: 7, width: -20, height: 30),
    CGRect(x: 5, y: 37, width: 20, height: -30),
  ])
  func `a negative size is standardised`(rect: CGRect) {
    #expect(Path(rect).description == "5 7 m 25 7 l 25 37 l 5 37 l h")
    #expect(Rectangle().path(in: rect).description == Path(rect).description)
    #expect(Path { $0.addRects([rect]) }.description == Path(rect).description)
  }

  // The top right quarter of an ellipse 200 × 100: handles of 0.5522847498·100 = 55.2285 and 0.5522847498·50 = 27.6142.
  @Test func `an ellipse starts at the right and has handles of 0.5522847498 half axes`() {
    let path = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 200, height: 100)) }
    #expect(
      path.description == """
        200 50 m 200 77.6142 155.228 100 100 100 c 44.7715 100 0 77.6142 0 50 c 0 22.3858 44.7715 0 100 0 c \
        155.228 0 200 22.3858 200 50 c h
        """)
  }

  @Test func `lines begin with a move to the first point, also behind an open subpath`() {
    var path = Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]) }
    path.addLines([CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8), CGPoint(x: 9, y: 10)])
    path.addLines([CGPoint(x: 11, y: 12)])
    #expect(path.description == "1 2 m 3 4 l 5 6 m 7 8 l 9 10 l 11 12 m")
  }

  @Test func `after a close no move is put in, and the next step begins at the start of the closed subpath`() {
    var path = WorkedPath.drawn("1 2 m 9 2 l 9 9 l h")
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: .zero, control2: .zero)
    #expect(path.description == "1 2 m 9 2 l 9 9 l h 3 4 5 6 q h 0 0 0 0 7 8 c")
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a rectangle leaves the current point at its origin`() {
    let path = Path { $0.addRect(CGRect(x: 5, y: 7, width: 20, height: 30)) }
    #expect(path.currentPoint == CGPoint(x: 5, y: 7))
    #expect(path.cgPath.currentPoint == CGPoint(x: 5, y: 7))
  }

  @Test func `the current point is the last point, and nil in a path without points`() {
    #expect(Path().currentPoint == nil)
    #expect(WorkedPath.drawn("1 2 m 3 4 5 6 q").currentPoint == CGPoint(x: 5, y: 6))
    #expect(WorkedPath.drawn("1 2 m 3 4 5 6 7 8 c 9 9 m").currentPoint == CGPoint(x: 9, y: 9))
  }

  // With a = 0, b = 2, c = -1, d = 0, tx = 100, ty = 0 a point (x, y) becomes (100 - y, 2x).
  @Test func `a transform moves the corners of an added rectangle in their order`() {
    let quarter = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 100, ty: 0)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let text = "80 20 m 80 80 l 40 80 l 40 20 l h"
    #expect(Path { $0.addRect(rect, transform: quarter) }.description == text)
    #expect(
      Path { $0.addRects([rect, .zero], transform: quarter) }.description
        == text + " 100 0 m 100 0 l 100 0 l 100 0 l h")
  }

  @Test(arguments: WorkedPath.transformedShapes)
  func `a transform moves every point of what is added and changes no order`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }

  // cos 30° = 0.866025, sin 30° = 0.5: (20, 0) → (17.3205, 10), (20, 10) → (12.3205, 18.6603), (0, 10) → (-5, 8.66025).
  @Test func `a turned rectangle is not a rectangle any more`() {
    let path = Path { path in
      path.addRect(
        CGRect(x: 0, y: 0, width: 20, height: 10), transform: CGAffineTransform(rotationAngle: .pi / 6))
    }
    #expect(path.description == "0 0 m 17.3205 10 l 12.3205 18.6603 l -5 8.66025 l h")
  }

  // (x, y) → (2x + 1, 3y): the open subpath of the added path goes on, and closes at its own start.
  @Test func `after a path is added the pen is in its last subpath`() {
    var path = WorkedPath.drawn("9 9 m 8 8 l")
    path.addPath(
      WorkedPath.drawn("0 0 m 1 0 l h 5 5 m 6 5 l"),
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 0))
    #expect(path.currentPoint == CGPoint(x: 13, y: 15))
    path.addLine(to: CGPoint(x: 13, y: 20))
    path.closeSubpath()
    #expect(path.description == "9 9 m 8 8 l 1 0 m 3 0 l h 11 15 m 13 15 l 13 20 l h")
    #expect(path.currentPoint == CGPoint(x: 11, y: 15))
  }

  @Test func `after a closed path is added an arc begins with a move`() {
    var path = WorkedPath.drawn("9 9 m 8 8 l")
    path.addPath(Path(CGRect(x: 0, y: 0, width: 2, height: 2)))
    path.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .zero, clockwise: true)
    #expect(path.description == "9 9 m 8 8 l 0 0 m 2 0 l 2 2 l 0 2 l h 3 0 m")
  }
}
