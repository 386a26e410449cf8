import SwiftUI
import Testing

@Suite struct RoundedRectangleTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test(arguments: [0.0, -5, .nan, -.infinity])
  func `without a radius the path is the rectangle itself`(radius: Double) {
    for size in [CGSize(width: radius, height: 5), CGSize(width: 5, height: radius)] {
      #expect(Path(roundedRect: rect, cornerSize: size) == Path(rect))
    }
  }

  @Test func `an empty rectangle is not rounded`() {
    let flat = CGRect(x: 0, y: 0, width: 100, height: 0)
    #expect(Path(roundedRect: flat, cornerRadius: 5) == Path(flat))
  }

  @Test(arguments: [30.0, 31, 50, 1000, .infinity])
  func `a radius is limited to half the smaller side`(radius: Double) {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
      #expect(path.description == Capsule(style: style).path(in: rect).description)
    }
  }

  @Test func `continuous is the style wherever none is named`() {
    let continuous = Path(roundedRect: rect, cornerRadius: 12, style: .continuous)
    let radii = RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
    #expect(RoundedRectangle(cornerRadius: 12).style == .continuous)
    #expect(RoundedRectangle(cornerSize: .zero).style == .continuous)
    #expect(UnevenRoundedRectangle().style == .continuous)
    #expect(Capsule().style == .continuous)
    #expect(Path(roundedRect: rect, cornerRadius: 12) == continuous)
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 12, height: 12)) == continuous)
    #expect(Path(roundedRect: rect, cornerRadii: radii).description == continuous.description)
    #expect(Path { $0.addRoundedRect(in: rect, cornerRadii: radii) }.description == continuous.description)
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 12, height: 12)) }.description
        == continuous.description)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `an outline is symmetric and stays in its rectangle`(style: RoundedCornerStyle) {
    for radius in stride(from: 1.0, through: 40, by: 3) {
      let path = Path { $0.addPath(Path(roundedRect: rect, cornerRadius: radius, style: style)) }
      #expect(isNear(Double(path.boundingRect.maxX), 100) && isNear(Double(path.boundingRect.minY), 0))
      for x in stride(from: 0.5, to: 50, by: 3.7) {
        for y in stride(from: 0.5, to: 30, by: 3.1) {
          let inside = path.contains(CGPoint(x: x, y: y))
          #expect(inside == path.contains(CGPoint(x: 100 - x, y: y)))
          #expect(inside == path.contains(CGPoint(x: 100 - x, y: 60 - y)))
        }
      }
    }
  }

  @Test func `a corner of an ellipse scales each axis`() {
    let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    let flat = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerSize: CGSize(width: 40, height: 20))
    let scaled = round.applying(CGAffineTransform(scaleX: 2, y: 1))
    #expect(flat.description == scaled.description)
  }

  @Test(arguments: [
    (20.0, 90.0, 100.0, 20.0, 80.0), (50, 70, 100, 50, 50), (40, 0, 60, 40, 0), (200, 0, 100, 100, 0),
    (60, 30, 100, 60, 30), (-5, 30, 100, 0, 30),
  ])
  func `uneven radii share an edge`(
    left: Double, right: Double, width: Double, expectedLeft: Double, expectedRight: Double
  ) {
    let path = UnevenRoundedRectangle(topLeadingRadius: left, topTrailingRadius: right, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: width, height: 1000))
    // The top left corner is the third curve, the top right one the fourth.
    #expect(isNear(Double(path.curves[2].end.x), expectedLeft))
    #expect(isNear(width - Double(path.curves[3].start.x), expectedRight))
  }

  @Test func `an uneven outline starts between the corners of the right edge`() {
    let path = UnevenRoundedRectangle(bottomTrailingRadius: 10, topTrailingRadius: 30).path(in: rect)
    #expect(path.description.hasPrefix("100 40 m"))
    #expect(path.all.count == 18)
  }
}
