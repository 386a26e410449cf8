import SwiftUI
import Testing

@testable import Observing

struct TriangleProbe: ShapeProbe {
  static func shape(_ given: Given) -> some Shape { Triangle() }
}

/// A name that holds a word of the module's name: the compiler's own spelling of it is shorter.
struct ObservingTestsProbe: ShapeProbe {
  static func shape(_ given: Given) -> some Shape { Rectangle() }
}

struct NoProbe {}

/// Its smaller shape is of another type than the shape itself, and the one after that of a third.
struct InsetProbe: InsettableShapeProbe {
  static func shape(_ given: Given) -> some InsettableShape { Notes(text: []) }
}

/// Draws a move to the sum of the amounts and to the last of them.
private struct Notes: InsettableShape {
  var text: [CGFloat]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + text.reduce(0, +), y: text.last ?? 0))
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape { Later(notes: Notes(text: text + [amount])) }
}

private struct Later: InsettableShape {
  var notes: Notes

  func path(in rect: CGRect) -> Path { notes.path(in: rect) }
  func inset(by amount: CGFloat) -> Notes { Notes(text: notes.text + [amount]) }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: 0.1 + 0.2, y: Double.infinity))
    path.addQuadCurve(to: CGPoint(x: -1, y: Double.nan), control: CGPoint(x: 1e-300, y: 3))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    return path
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? -1, height: proposal.height ?? .infinity)
  }
}

@Suite struct `A probe` {
  @Test(arguments: ["TriangleProbe", "ObservingTestsProbe"])
  func `is found by its module and its name`(_ name: String) {
    #expect(Respondent.probe(named: name, module: "ObservingTests") != nil)
  }

  @Test(arguments: ["Nobody", "NoProbe", "", "Triangle", "A probe", "TriangleProbeV", "Ünicode"])
  func `is not found where there is none`(_ name: String) {
    #expect(Respondent.probe(named: name, module: "ObservingTests") == nil)
    #expect(Respondent.probe(named: "TriangleProbe", module: name) == nil)
  }

  @Test func `tells of a path with all its digits`() {
    let question = Question(.path(.init(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      TriangleProbe.answer(question)
        == .path("1.0 6.0 m 0.30000000000000004 inf l 1e-300 3.0 -1.0 nan q 3.0 4.0 5.0 6.0 7.0 8.0 c h"))
  }

  @Test(arguments: [([], "1.0 0.0 m"), ([10], "11.0 10.0 m"), ([10, 5, -3], "13.0 -3.0 m"), ([0], "1.0 0.0 m")])
  func `insets a shape by each amount in turn, whatever types come out`(_ insets: [Double], path: String) {
    let question = Question(.path(.init(x: 1, y: 2, width: 3, height: 4)), insets: insets)
    #expect(InsetProbe.answer(question) == .path(path))
  }

  @Test func `tells of a size for a proposal with unspecified sides`() {
    let question = Question(.size(.init(width: nil, height: nil)))
    #expect(TriangleProbe.answer(question) == .size(width: -1, height: .infinity))
    #expect(TriangleProbe.answer(Question(.size(.init(width: 3, height: 4)))) == .size(width: 3, height: 4))
  }
}
