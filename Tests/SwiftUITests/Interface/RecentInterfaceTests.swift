import SwiftUI
import Testing

/// The calls that came after iOS 17.
@Suite struct RecentInterfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `a corner's style is a number, or concentric with a least one`() {
    #expect(Edge.Corner.Style.fixed(5) == 5 && Edge.Corner.Style.fixed(2.5) == 2.5)
    #expect(Edge.Corner.Style.concentric == .concentric(minimum: nil) && .concentric() == Edge.Corner.Style.concentric)
    #expect(Edge.Corner.Style.concentric(minimum: 5) != .fixed(5))
    #expect(Edge.Corner.allCases.count == 4)
  }

  @Test func `four corners have styles of their own or one in common`() {
    typealias Corners = RoundedRectangularShapeCorners
    #expect(Corners(all: 5) == .fixed(5) && Corners() == .fixed(0))
    #expect(Corners.concentric == Corners(all: .concentric))
    #expect(
      Corners.concentric(minimum: 3) == Corners(all: .concentric(minimum: 3)) && .concentric() == Corners.concentric)
    var corners = Corners(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
    #expect(corners.topLeading == 1 && corners.topTrailing == 2)
    #expect(corners.bottomLeading == 3 && corners.bottomTrailing == 4)
    corners.topLeading = 9
    #expect(corners != Corners(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4))
  }

  @Test func `predefined shapes tell their corners`() {
    let size = CGSize(width: 100, height: 60)
    #expect(Rectangle().corners(in: size) == .fixed(0))
    #expect(RoundedRectangle(cornerRadius: 5).corners(in: nil) == .fixed(5))
    #expect(UnevenRoundedRectangle(bottomLeadingRadius: 5).corners(in: size)?.bottomLeading == 5)
    #expect(Capsule().corners(in: size) == .fixed(30) && Capsule().corners(in: nil) == .fixed(.infinity))
    #expect(Circle().corners(in: size) == .fixed(30) && Circle().corners(in: nil) == .fixed(.infinity))
  }

  @Test func `without a container a concentric corner has its least radius`() {
    func text(_ shape: ConcentricRectangle) -> String { shape.path(in: rect).description }
    func corners(
      _ topLeading: CGFloat, _ topTrailing: CGFloat, _ bottomLeading: CGFloat, _ bottomTrailing: CGFloat
    )
      -> String
    {
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, bottomTrailingRadius: bottomTrailing,
        topTrailingRadius: topTrailing
      ).path(in: rect).description
    }
    #expect(text(ConcentricRectangle()) == Rectangle().path(in: rect).description)
    #expect(text(ConcentricRectangle(corners: .concentric(minimum: 5))) == corners(5, 5, 5, 5))
    #expect(text(.rect(corners: 5, isUniform: true)) == corners(5, 5, 5, 5))
    #expect(text(.rect(corners: .fixed(5))) == text(ConcentricRectangle(corners: 5)))
    #expect(text(.rect(uniformTopCorners: 5, uniformBottomCorners: 8)) == corners(5, 5, 8, 8))
    #expect(text(.rect(uniformLeadingCorners: 5, uniformTrailingCorners: 8)) == corners(5, 8, 5, 8))
    #expect(text(.rect(uniformTopCorners: 5, bottomLeadingCorner: 6, bottomTrailingCorner: 7)) == corners(5, 5, 6, 7))
    #expect(text(.rect(uniformBottomCorners: 5, topLeadingCorner: 6, topTrailingCorner: 7)) == corners(6, 7, 5, 5))
    let leading = ConcentricRectangle(uniformLeadingCorners: 5, topTrailingCorner: 6, bottomTrailingCorner: 7)
    #expect(text(leading) == corners(5, 6, 5, 7))
    let trailing = ConcentricRectangle(uniformTrailingCorners: 5, topLeadingCorner: 6, bottomLeadingCorner: 7)
    #expect(text(trailing) == corners(6, 5, 7, 5))
  }

  @Test @MainActor func `the builder has a newer name`() {
    @ContentBuilder func pair() -> some View {
      Text("one")
      Text("two")
    }
    #expect(type(of: pair()) == TupleView<(Text, Text)>.self)
  }
}
