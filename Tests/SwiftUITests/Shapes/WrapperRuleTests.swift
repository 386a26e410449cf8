import SwiftUI
import Testing

@Suite struct WrapperRuleTests {
  @Test(arguments: WorkedPath.wrappers)
  func `a shape is scaled and turned about origin + anchor · size of its rectangle`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }

  // About (30, 40) + (1, 0.5)·(120, 80) = (150, 80): (x, y) → (150 - (y - 80), 80 + (x - 150)) = (230 - y, x - 70).
  @Test func `a positive angle turns clockwise on screen`() {
    let turned = Rectangle().rotation(.degrees(90), anchor: .trailing)
      .path(in: CGRect(x: 30, y: 40, width: 120, height: 80))
    #expect(turned.description == "190 -40 m 190 80 l 110 80 l 110 -40 l h")
  }

  @Test func `an erased shape forwards its path and its size and is drawn as a filled shape`() {
    struct Line: Shape {
      static var role: ShapeRole { .stroke }
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      func path(in rect: CGRect) -> Path { Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) } }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: proposal.width ?? 8) }
    }
    let erased = AnyShape(Line())
    #expect(erased.path(in: CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 6 l")
    #expect(erased.sizeThatFits(.unspecified) == CGSize(width: 7, height: 8))
    #expect(type(of: erased).role == .fill && erased.layoutDirectionBehavior == .mirrors)
    #expect(OffsetShape<Line>.role == .stroke && _TrimmedShape<Line>.role == .stroke)
  }
}
