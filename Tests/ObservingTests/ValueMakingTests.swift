import Observing
import SwiftUI
import Testing

@Suite struct `A value of a probe` {
  private let rect = CGRect(x: 1, y: 2, width: -3, height: 4)

  @Test func `is made of what Swift and SwiftUI give`() {
    #expect(Value(true) == .flag(true))
    #expect(Value(3) == .number(3))
    #expect(Value(0.5) == .number(0.5))
    #expect(Value(CGFloat(0.5)) == .number(0.5))
    #expect(Value("a") == .text("a"))
    #expect(Value(CGSize(width: 1, height: 2)) == .size(width: 1, height: 2))
    #expect(Value(rect) == .rectangle(x: 1, y: 2, width: -3, height: 4))
    #expect(Value(CGRect.null) == .nullRectangle)
    #expect(Value(CGRect.zero) == .rectangle(x: 0, y: 0, width: 0, height: 0))
    #expect(Value(Path(CGRect(x: 0, y: 0, width: 1, height: 1))) == .path("0.0 0.0 m 1.0 0.0 l 1.0 1.0 l 0.0 1.0 l h"))
    #expect(Value(Path()) == .path(""))
  }

  @Test func `is none where there is none`() {
    #expect(Value(Bool?.none) == .none)
    #expect(Value(Int?.none) == .none)
    #expect(Value(CGRect?.none) == .none)
    #expect(Value((any Shape)?.none, in: rect) == .none)
  }

  @Test func `is a list of what a list holds`() {
    #expect(Value([rect, .null]) == .list([Value(rect), .nullRectangle]))
    #expect(Value([1, 2]) == .list([.number(1), .number(2)]))
    let shapes: [AnyShape] = [AnyShape(Rectangle()), AnyShape(Circle())]
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(
      Value(shapes, in: square) == .list([Value(Path(square)), Value(Circle(), in: square)]))
    #expect(Value(["a": Value(1), "b": Value([String]())]) == .record(["a": .number(1), "b": .list([])]))
  }
}
