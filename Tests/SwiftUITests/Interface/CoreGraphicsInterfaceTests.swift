import SwiftUI
import Testing

/// The calls of the CoreGraphics types that SwiftUI's own calls need.
@Suite struct CoreGraphicsInterfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `a transform is made from six numbers, with or without their names`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == transform)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(CGAffineTransform(translationX: 1, y: 2) == CGAffineTransform(1, 0, 0, 1, 1, 2))
    #expect(CGAffineTransform(scaleX: 2, y: 3) == CGAffineTransform(2, 0, 0, 3, 0, 0))
    #expect(CGAffineTransform(rotationAngle: 0) == .identity && CGAffineTransform.identity.isIdentity)
  }

  @Test func `line ends, joins and rules have CoreGraphics' numbers`() {
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    #expect([CGPathFillRule.winding, .evenOdd].map(\.rawValue) == [0, 1])
  }

  @Test func `a vector is made and printed`() {
    #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect("\(CGVector(dx: 1, dy: 2.5))" == "(1.0, 2.5)")
  }

  @Test func `paths are told apart by their elements`() {
    let (first, second) = (Path(rect).cgPath, Path { $0.addRect(rect) }.cgPath)
    #expect(first == second && Set([first, second]).count == 1 && first != Path(.zero).cgPath)
  }

  @Test func `a path lends its elements one after the other`() {
    var letters = ""
    Path("0 1 m 2 3 l 4 5 6 7 q 8 9 10 11 12 13 c h")?.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: letters += "m\(Int(points[0].y))"
      case .addLineToPoint: letters += "l\(Int(points[0].y))"
      case .addQuadCurveToPoint: letters += "q\(Int(points[0].y)),\(Int(points[1].y))"
      case .addCurveToPoint: letters += "c\(Int(points[0].y)),\(Int(points[1].y)),\(Int(points[2].y))"
      case .closeSubpath: letters += "h"
      @unknown default: letters += "?"
      }
    }
    #expect(letters == "m1l3q5,7c9,11,13h")
  }

  @Test func `a path is copied as the outline of its stroke and as its dashes`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }.cgPath
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    let stroked = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroked.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 50, height: 4))
    let large = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .bevel, miterLimit: 10, transform: twice)
    #expect(large.boundingBoxOfPath == CGRect(x: -4, y: -4, width: 108, height: 8))
    #expect(Path(line.copy(dashingWithPhase: 0, lengths: [30, 10])).description == "0 0 m 30 0 l 40 0 m 50 0 l")
    let dashed = line.copy(dashingWithPhase: 0, lengths: [30, 10], transform: twice)
    #expect(Path(dashed).description == "0 0 m 60 0 l 80 0 m 100 0 l")
  }

  @Test func `a path is copied with its points moved or its curves made straight`() throws {
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(Path(rect).cgPath.copy(using: &twice))
    #expect(Path(large).description == "20 40 m 220 40 l 220 160 l 20 160 l h")
    #expect(Path(rect).cgPath.copy(using: nil) == Path(rect).cgPath)
    let flat = Path(Path(ellipseIn: rect).cgPath.flattened(threshold: 0.5))
    #expect(!flat.description.contains("c") && flat.description.hasSuffix("h"))
    let bounds = flat.boundingRect
    #expect(rect.insetBy(dx: -0.5, dy: -0.5).contains(bounds) && bounds.contains(rect.insetBy(dx: 0.5, dy: 0.5)))
    #expect(Path(rect).cgPath.flattened(threshold: 0) == Path(rect).cgPath)
  }
}
