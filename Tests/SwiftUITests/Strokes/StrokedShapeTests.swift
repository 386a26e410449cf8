import Testing

@testable import SwiftUI

@Suite struct StrokedShapeTests {
  @Test func `the bounds of a stroke are measured in single precision`() {
    let bounds = PathGolden.triangle.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(bounds.origin == CGPoint(x: -4.270083427429199, y: -2))
    #expect(bounds.size == CGSize(width: 108.5401611328125, height: 65.12409973144531))
  }

  @Test func `half of a stroke lies outside the shape`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(
      Rectangle().stroke(lineWidth: 2).path(in: rect).boundingRect == CGRect(x: -1, y: -1, width: 102, height: 62))
    #expect(Rectangle().stroke().path(in: rect).boundingRect == CGRect(x: -0.5, y: -0.5, width: 101, height: 61))
  }

  @Test func `a border lies inside the shape: inset by half the width, then stroked with the whole style`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let style = StrokeStyle(lineWidth: 10, dash: [20, 5])
    let border = Circle().strokeBorder(.red, style: style)
    #expect(border.border.path(in: rect) == Circle().inset(by: 5).path(in: rect).strokedPath(style))
    #expect(Circle().strokeBorder(.red, lineWidth: 10).border.path(in: rect).boundingRect == rect)
  }

  @Test func `a stroke keeps the size of its shape`() {
    let proposal = ProposedViewSize(width: 60, height: 40)
    #expect(Circle().stroke(lineWidth: 30).sizeThatFits(proposal) == CGSize(width: 40, height: 40))
    #expect(Rectangle().stroke(lineWidth: 30).sizeThatFits(proposal) == CGSize(width: 60, height: 40))
  }

  @Test func `the role of a stroke is stroke`() {
    #expect(_StrokedShape<Circle>.role == .stroke)
    #expect(Circle.role == .fill)
  }

  @Test func `the animatable data of a stroke are the shape's and the style's`() {
    var stroke = _StrokedShape(shape: RoundedRectangle(cornerRadius: 4), style: StrokeStyle(lineWidth: 3, dashPhase: 2))
    #expect(stroke.animatableData.second == AnimatablePair(3, AnimatablePair(10, 2)))
    stroke.animatableData.second.first = 8
    stroke.animatableData.first = CGSize(width: 5, height: 6).animatableData
    #expect(stroke.style.lineWidth == 8)
    #expect(stroke.shape.cornerSize == CGSize(width: 5, height: 6))
  }

  @Test func `a stroke can be stroked, trimmed and filled like any shape`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let twice = Rectangle().stroke(lineWidth: 4).stroke(lineWidth: 2)
    #expect(twice.path(in: rect).boundingRect.width > 104)
    #expect(Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 4).path(in: rect).boundingRect.minY > 29)
    #expect(Rectangle().stroke(lineWidth: 4).trim(from: 0, to: 0).path(in: rect).isEmpty)
  }

  @Test func `a stroke that elements are added to is an ordinary path`() {
    var path = PathGolden.triangle.strokedPath(StrokeStyle(lineWidth: 4))
    path.move(to: CGPoint(x: 200, y: 0))
    #expect(path.boundingRect.maxX == 200)
    #expect(path.applying(.identity) == path)
    #expect(Path(path.cgPath) == path)
  }

  @Test func `CGPath strokes and dashes with a transform of the result`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }.cgPath
    let stroke = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 1, y: 3))
    #expect(stroke.boundingBoxOfPath == CGRect(x: 0, y: -3, width: 50, height: 6))
    let dashes = line.copy(dashingWithPhase: 0, lengths: [30], transform: CGAffineTransform(translationX: 5, y: 7))
    #expect(Path(dashes).description == "5 7 m 35 7 l")
  }
}
