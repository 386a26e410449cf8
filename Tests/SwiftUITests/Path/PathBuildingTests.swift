import SwiftUI
import Testing

@Suite struct PathBuildingTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `a line, a curve and a close on an empty path add nothing`() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
      path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
      path.closeSubpath()
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    }
    #expect(path.isEmpty)
    #expect(path.description.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path == Path())
  }

  @Test func `no points and no rectangles add nothing`() {
    let path = Path { path in
      path.addLines([])
      path.addRects([])
      path.addPath(Path())
    }
    #expect(path == Path())
  }

  @Test func `a second close adds nothing`() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.closeSubpath()
      path.closeSubpath()
    }
    #expect(path.description == "0 0 m 10 0 l h")
  }

  @Test func `a line after a close begins at the start of the closed subpath`() {
    var path = Path(square)
    #expect(path.currentPoint == CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: -5, y: 20))
    #expect(path.description.hasSuffix("h -5 20 l"))
    #expect(path.boundingRect == CGRect(x: -5, y: 0, width: 15, height: 20))
  }

  @Test func `an arc after a close begins a subpath, after a line it is joined by a line`() {
    var path = Path(square)
    path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .zero, clockwise: false)
    #expect(path.description.hasSuffix("h 5 0 m"))
    path.addArc(center: .zero, radius: 7, startAngle: .zero, endAngle: .zero, clockwise: false)
    #expect(path.description.hasSuffix("h 5 0 m 7 0 l"))
  }

  @Test func `a rectangle of negative size is standardised`() {
    let path = Path { $0.addRect(CGRect(x: 10, y: 20, width: -10, height: -20)) }
    #expect(path.description == "0 0 m 10 0 l 10 20 l 0 20 l h")
  }

  @Test func `a rectangle without width still has five elements`() {
    #expect(Path(CGRect(x: 0, y: 0, width: 0, height: 50)).description == "0 0 m 0 0 l 0 50 l 0 50 l h")
  }

  @Test func `an added path keeps its elements and moves them by the transform`() {
    var path = Path { $0.move(to: CGPoint(x: 1, y: 1)) }
    path.addPath(Path(square), transform: CGAffineTransform(scaleX: 2, y: 3))
    #expect(path.description == "1 1 m 0 0 m 20 0 l 20 30 l 0 30 l h")
    #expect(path.currentPoint == .zero)
  }

  @Test func `a copy does not change with the original`() {
    var path = Path { $0.move(to: .zero) }
    let copy = path
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy.description == "0 0 m")
    #expect(path.description == "0 0 m 1 1 l")
  }

  @Test func `every element is reported once, in order, with shapes written out`() {
    var elements: [Path.Element] = []
    Path(square).forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
        .line(to: CGPoint(x: 0, y: 10)), .closeSubpath,
      ])
  }

  @Test func `a path draws itself in every rectangle`() {
    let path = Path(square)
    #expect(path.path(in: CGRect(x: 5, y: 5, width: 1, height: 1)) == path)
  }
}
