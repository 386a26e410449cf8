import Testing

@testable import Drawing
@testable import SwiftUI

// What was measured of the colours with the recorded layouts, in the light appearance, as views are drawn.
@MainActor @Suite struct PaintingFacts {
  /// Returns the bytes of the colour in which a view is drawn: red, green, blue and opacity.
  private func bytes(_ view: some View) -> [Int] {
    let marks = HostedView(view, size: CGSize(width: 10, height: 10)).drawing.marks
    guard marks.count == 1, case .color(let color) = marks.first?.paint else {
      Issue.record("\(marks) is not one mark in one colour")
      return []
    }
    return [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }

  @Test func `a colour as a view is drawn in the bytes of the system`() {
    #expect(bytes(Color.red) == [255, 56, 60, 255])
    #expect(bytes(Color.orange) == [255, 141, 40, 255])
    #expect(bytes(Color.yellow) == [255, 204, 0, 255])
    #expect(bytes(Color.green) == [52, 199, 89, 255])
    #expect(bytes(Color.mint) == [0, 200, 179, 255])
    #expect(bytes(Color.teal) == [0, 195, 208, 255])
    #expect(bytes(Color.cyan) == [0, 192, 232, 255])
    #expect(bytes(Color.blue) == [0, 136, 255, 255])
    #expect(bytes(Color.indigo) == [97, 85, 245, 255])
    #expect(bytes(Color.purple) == [203, 48, 224, 255])
    #expect(bytes(Color.pink) == [255, 45, 85, 255])
    #expect(bytes(Color.brown) == [172, 127, 94, 255])
    #expect(bytes(Color.gray) == [142, 142, 147, 255])
  }

  @Test func `the accent is blue`() { #expect(bytes(Color.accentColor) == [0, 136, 255, 255]) }

  @Test func `the primary and the secondary colour are black that one can see through`() {
    #expect(bytes(Color.primary) == [0, 0, 0, 216])
    #expect(bytes(Color.secondary) == [0, 0, 0, 127])
  }

  @Test func `a shape without a colour is filled in the primary one`() {
    #expect(bytes(Rectangle()) == bytes(Color.primary))
    #expect(bytes(Circle().fill()) == bytes(Color.primary))
    #expect(bytes(Circle().foregroundStyle(.secondary)) == bytes(Color.secondary))
  }

  @Test func `opacities multiply`() {
    #expect(bytes(Color.red.opacity(0.5).opacity(0.5)) == [255, 56, 60, 64])
    #expect(bytes(Color.primary.opacity(0.5)) == [0, 0, 0, 108])
  }
}
