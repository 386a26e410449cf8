import SwiftUI
import Testing

@Suite struct InsetRuleTests {
  let rect = CGRect(x: 10, y: 20, width: 90, height: 40)

  @Test(arguments: WorkedPath.insets)
  func `an inset moves the edges, and takes as much off each radius but not below zero`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }

  @Test(arguments: WorkedPath.insetWrappers)
  func `the inset of a moved or turned shape comes first, the move or turn about the whole rectangle after it`(
    golden: WorkedPath
  ) {
    #expect(golden.misprints() == [])
  }

  // 12 - 20 is below zero, and 12 - 20 + 15 is not: only the sum of the insets counts.
  @Test func `insets add up before a radius is cut`() {
    let shape = RoundedRectangle(cornerRadius: 12).inset(by: 20).inset(by: -15)
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: rect))
    let uneven = WorkedPath.unevenShape(5, 10, 15, 20, .continuous)
    #expect(uneven.inset(by: 20).inset(by: -15).path(in: rect) == uneven.inset(by: 5).path(in: rect))
  }

  @Test(arguments: [20.5, 45, 46, 1000, .infinity])
  func `an inset of more than half a side gives the empty path`(amount: Double) {
    let shapes: [any InsettableShape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 12), RoundedRectangle(cornerRadius: 12, style: .circular),
      WorkedPath.unevenShape(5, 10, 15, 20, .continuous), Capsule(), Capsule(style: .circular), Circle(), Ellipse(),
      ContainerRelativeShape(), Circle().offset(x: 1), Circle().rotation(.degrees(3)),
    ]
    for shape in shapes { #expect(inset(shape, by: amount).isEmpty, "\(shape)") }
  }

  // The rectangle is 40 high: half of it is left as a line from x = 10 + 20 to x = 100 - 20, of five elements.
  @Test func `an inset of exactly half a side gives a flat path of five elements`() {
    let text = "30 40 m 80 40 l 80 40 l 30 40 l h"
    let shapes: [any InsettableShape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 12), RoundedRectangle(cornerRadius: 50), Capsule(),
      ContainerRelativeShape(),
    ]
    for shape in shapes { #expect(inset(shape, by: 20).description == text, "\(shape)") }
    #expect(Circle().inset(by: 20).path(in: rect).description.hasPrefix("55 40 m 55 40 55 40 55 40 c"))
  }

  @Test func `a rectangle of negative size is standardised before the inset`() {
    let negative = CGRect(x: 100, y: 60, width: -90, height: -40)
    #expect(Rectangle().inset(by: 6).path(in: negative).description == "16 26 m 94 26 l 94 54 l 16 54 l h")
    #expect(Capsule().inset(by: 6).path(in: negative).description == Capsule().inset(by: 6).path(in: rect).description)
  }

  @Test func `without a container its shape is the plain rectangle`() {
    #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
    #expect(ContainerRelativeShape().path(in: .null).isEmpty)
  }

  private func inset(_ shape: some InsettableShape, by amount: Double) -> Path {
    shape.inset(by: CGFloat(amount)).path(in: rect)
  }
}
