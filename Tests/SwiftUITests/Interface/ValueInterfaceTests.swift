import SwiftUI
import Testing

/// Every call of the styles and values, with and without its default arguments.
@Suite struct ValueInterfaceTests {
  @Test func `a stroke style has a default for every measure`() {
    #expect(
      StrokeStyle()
        == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0))
    #expect(StrokeStyle(lineWidth: 2).lineWidth == 2 && StrokeStyle(lineCap: .round).lineCap == .round)
    #expect(StrokeStyle(lineJoin: .bevel).lineJoin == .bevel && StrokeStyle(miterLimit: 3).miterLimit == 3)
    #expect(StrokeStyle(dash: [1, 2]).dash == [1, 2] && StrokeStyle(dashPhase: 4).dashPhase == 4)
    var style = StrokeStyle()
    (style.lineWidth, style.lineCap, style.lineJoin) = (2, .square, .round)
    (style.miterLimit, style.dash, style.dashPhase) = (3, [4], 5)
    #expect(
      style == StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .round, miterLimit: 3, dash: [4], dashPhase: 5))
  }

  @Test func `a fill style is non-zero and smooth`() {
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
    #expect(FillStyle(eoFill: true).isEOFilled && FillStyle(eoFill: true).isAntialiased)
    #expect(!FillStyle(antialiased: false).isAntialiased && !FillStyle(antialiased: false).isEOFilled)
  }

  @Test func `corner radii name each corner or none`() {
    #expect(RectangleCornerRadii().topLeading == 0)
    #expect(
      RectangleCornerRadii(topLeading: 1).topLeading == 1 && RectangleCornerRadii(bottomLeading: 2).bottomLeading == 2)
    #expect(
      RectangleCornerRadii(bottomTrailing: 3).bottomTrailing == 3
        && RectangleCornerRadii(topTrailing: 4).topTrailing == 4)
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    (radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing) = (4, 3, 2, 1)
    #expect(radii == RectangleCornerRadii(topLeading: 4, bottomLeading: 3, bottomTrailing: 2, topTrailing: 1))
  }

  @Test func `insets are added and scaled as vectors`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets + insets == insets * 2 && insets - insets == EdgeInsets())
    #expect(-insets == insets * -1 && insets / 2 == EdgeInsets(top: 0.5, leading: 1, bottom: 1.5, trailing: 2))
    #expect(EdgeInsets(top: 3, leading: 4, bottom: 0, trailing: 0).magnitude == 5)
  }

  @Test func `unit points have names`() {
    let named: [(UnitPoint, CGFloat, CGFloat)] = [
      (UnitPoint(), 0, 0), (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
      (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in named { #expect(point == UnitPoint(x: x, y: y)) }
    var point = UnitPoint.center
    point.animatableData = UnitPoint(x: 0.25, y: 2).animatableData
    #expect(point == UnitPoint(x: 0.25, y: 2) && Set([UnitPoint.zero, .topLeading]).count == 1)
  }

  @Test func `angles are made from degrees and radians`() {
    #expect(Angle() == .zero && Angle(radians: 1) == .radians(1) && Angle(degrees: 90) == .degrees(90))
    #expect(Angle(radians: 1) < Angle(radians: 2) && max(Angle.degrees(1), .degrees(2)) == .degrees(2))
    #expect(Angle.AnimatableData.self == Double.self && Set([Angle.zero, Angle()]).count == 1)
  }

  @Test func `alignments name a guide in each direction`() {
    let named: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.center, .center, .center), (.leading, .leading, .center), (.trailing, .trailing, .center),
      (.top, .center, .top), (.bottom, .center, .bottom), (.topLeading, .leading, .top),
      (.topTrailing, .trailing, .top), (.bottomLeading, .leading, .bottom), (.bottomTrailing, .trailing, .bottom),
      (.centerFirstTextBaseline, .center, .firstTextBaseline), (.centerLastTextBaseline, .center, .lastTextBaseline),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
    ]
    for (alignment, horizontal, vertical) in named {
      #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
    }
    #expect(HorizontalAlignment.listRowSeparatorLeading != .listRowSeparatorTrailing)
    #expect(HorizontalAlignment.leading != .listRowSeparatorLeading)
    var alignment = Alignment.center
    (alignment.horizontal, alignment.vertical) = (.leading, .top)
    #expect(alignment == .topLeading)
  }

  @Test func `enumerations list their cases and numbers`() {
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft] && ContentMode.allCases == [.fit, .fill])
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3] && Axis.allCases.map(\.rawValue) == [0, 1])
    #expect(Edge.allCases.map { Edge(rawValue: $0.rawValue) } == [.top, .leading, .bottom, .trailing])
    #expect(Axis.allCases.map { Axis(rawValue: $0.rawValue) } == [.horizontal, .vertical])
    #expect(Edge(rawValue: 4) == nil && Axis(rawValue: 2) == nil && Edge(rawValue: -1) == nil)
    #expect(Axis.horizontal.description == "horizontal" && "\(Axis.vertical)" == "vertical")
    #expect(Set([RoundedCornerStyle.circular, .continuous]).count == 2)
  }

  @Test func `sets of edges, axes and purposes are made of bits`() {
    #expect(Edge.allCases.map { Edge.Set($0) } == [.top, .leading, .bottom, .trailing])
    #expect(
      Edge.Set.all.rawValue == 15 && Edge.Set.horizontal == [.leading, .trailing]
        && Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.Set(rawValue: 3) == [.top, .leading] && Edge.Set.Element.self == Edge.Set.self)
    #expect(Axis.Set(rawValue: 3) == [.horizontal, .vertical] && Axis.Set.Element.self == Axis.Set.self)
    let kinds: [ContentShapeKinds] = [
      .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility,
    ]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 16, 32] && ContentShapeKinds(kinds).rawValue == 63)
  }

  @Test func `a proposal names each dimension or leaves it open`() {
    var proposal = ProposedViewSize(width: 1, height: nil)
    #expect(proposal.width == 1 && proposal.height == nil)
    (proposal.width, proposal.height) = (nil, nil)
    #expect(proposal == .unspecified && ProposedViewSize(.zero) == .zero)
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(
      proposal.replacingUnspecifiedDimensions()
        == proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)))
    #expect(proposal.replacingUnspecifiedDimensions(by: .zero) == .zero)
  }

  @Test func `a coordinate space is global, local or known by a name`() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal && CoordinateSpace.local.isLocal)
    #expect(CoordinateSpace.named("card") == .named("card") && !CoordinateSpace.named("card").isGlobal)
    #expect(Set([CoordinateSpace.global, .local, .named(1), .named(1)]).count == 3)
  }

  @Test func `a projection moves points, is joined to others and undone`() {
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    let shift = ProjectionTransform(CGAffineTransform(translationX: 1, y: 2))
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 3, y: 4).applying(shift.concatenating(double)) == CGPoint(x: 8, y: 12))
    #expect(shift.concatenating(shift.inverted()).isIdentity)
    var far = ProjectionTransform()
    far.m13 = 1
    #expect(!far.isAffine && CGPoint(x: 1, y: 4).applying(far) == CGPoint(x: 0.5, y: 2))
    #expect(CGPoint(x: 0.5, y: 2).applying(far.inverted()) == CGPoint(x: 1, y: 4))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    #expect(!flat.invert() && flat == before && flat.inverted() == before)
    #expect(far.invert() && far.m13 == -1)
  }
}
