import SwiftUI
import Testing

@Suite struct ValueTests {
  @Test func `a proposal replaces what is left open by ten`() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 1, height: 3))
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
  }

  @Test func `styles have Apple's defaults`() {
    let stroke = StrokeStyle()
    #expect(stroke.lineWidth == 1 && stroke.lineCap == .butt && stroke.lineJoin == .miter)
    #expect(stroke.miterLimit == 10 && stroke.dash.isEmpty && stroke.dashPhase == 0)
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
    #expect(RectangleCornerRadii() == RectangleCornerRadii(topLeading: 0, bottomLeading: 0))
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading)
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
  }

  @Test func `animatable data holds the numbers that Apple animates`() {
    var stroke = StrokeStyle(lineWidth: 1, miterLimit: 2, dash: [9], dashPhase: 3)
    #expect(stroke.animatableData == AnimatablePair(1, AnimatablePair(2, 3)))
    stroke.animatableData = AnimatablePair(4, AnimatablePair(5, 6))
    #expect(stroke == StrokeStyle(lineWidth: 4, miterLimit: 5, dash: [9], dashPhase: 6))
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(radii.animatableData == AnimatablePair(AnimatablePair(1, 4), AnimatablePair(2, 3)))
    radii.animatableData = AnimatablePair(AnimatablePair(5, 6), AnimatablePair(7, 8))
    #expect(radii == RectangleCornerRadii(topLeading: 5, bottomLeading: 7, bottomTrailing: 8, topTrailing: 6))
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    rect.animatableData = .zero
    #expect(rect == .zero)
    var insets = EdgeInsets()
    insets.animatableData = AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4)))
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `values between two others lie on the way`() {
    #expect((1.0).interpolated(towards: 3, amount: 0.5) == 2)
    #expect(AnimatablePair(1.0, 2.0).scaled(by: 3) == AnimatablePair(3, 6))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(AnimatablePair(1.0, 2.0) - AnimatablePair(0.5, 1) + .zero == AnimatablePair(0.5, 1))
    #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
    #expect((2 as CGFloat).scaled(by: 2) == 4 && (2 as Float).magnitudeSquared == 4)
  }

  @Test func `points, sizes and rectangles are printed as on Apple's systems`() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    #expect("\(CGRect(x: 0, y: 0, width: 100, height: 60))" == "(0.0, 0.0, 100.0, 60.0)")
    #expect("\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  @Test func `edges and axes make sets`() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.leading) == .leading)
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge(rawValue: 2) == .bottom)
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(Axis.Set.horizontal.union(.vertical).rawValue == 3)
  }

  @Test func `alignments are known by the type that names their guide`() {
    enum Own: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    #expect(VerticalAlignment(Own.self) == VerticalAlignment(Own.self))
    #expect(VerticalAlignment(Own.self) != .center)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(HorizontalAlignment.center.combineExplicit([1, nil, 3]) == 2)
    #expect(HorizontalAlignment.center.combineExplicit([nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, nil, 3]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, nil, 3]) == 4)
  }

  @Test func `colours have their numbers and their names`() {
    let environment = EnvironmentValues()
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(white: 0, opacity: 0.5).resolve(in: environment).opacity == 0.5)
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
    #expect(Color(hue: 0, saturation: 0, brightness: 0.2).description == "#333333FF")
    #expect(Color(.sRGBLinear, red: 1, green: 0, blue: 0).resolve(in: environment).linearRed == 1)
    #expect(Color.green.resolve(in: environment).description == "#34C759FF")
    #expect(Color.green.opacity(0.5).resolve(in: environment).opacity == 0.5)
    #expect(Color.red == .red && Color.red != .blue)
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }
}
