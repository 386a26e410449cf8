import SwiftUI
import Testing

@Suite struct CGPathTests {
  @Test func `a path made with CGMutablePath is the same path`() {
    let made = CGMutablePath()
    made.move(to: .zero)
    made.addLine(to: CGPoint(x: 10, y: 0))
    made.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    made.addCurve(to: .zero, control1: CGPoint(x: 5, y: 20), control2: CGPoint(x: 0, y: 5))
    made.closeSubpath()
    made.addRect(CGRect(x: 0, y: 0, width: 1, height: 2), transform: CGAffineTransform(translationX: 3, y: 0))
    let text = "0 0 m 10 0 l 20 5 10 10 q 5 20 0 5 0 0 c h 3 0 m 4 0 l 4 2 l 3 2 l h"
    #expect(Path(made).description == text)
    #expect(Path(made).cgPath == made)
    #expect(made.currentPoint == CGPoint(x: 3, y: 0))
    #expect(!made.isEmpty && CGMutablePath().isEmpty)
  }

  @Test func `a copy does not change with the path it was made from`() {
    let made = CGMutablePath()
    made.move(to: .zero)
    let copy = made.copy()
    made.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 0, height: 0))
    #expect(made.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `a full turn is nothing in one direction and never closes`() {
    func arc(clockwise: Bool) -> String {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      return Path(path).description
    }
    #expect(arc(clockwise: true) == "10 0 m")
    #expect(Path(arc(clockwise: false))?.curves.count == 4)
    #expect(!arc(clockwise: false).hasSuffix("h"))
  }

  @Test func `both fill rules are asked`() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3)])
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
    #expect(path.contains(.zero, using: .evenOdd, transform: CGAffineTransform(translationX: 1, y: 1)))
    #expect(CGLineCap.square.rawValue == 2 && CGLineJoin.bevel.rawValue == 2)
  }
}
