import SwiftUI

extension HostileCall {
  /// Every shape of the library, and every wrapper around one, with two hostile numbers for what it is made from.
  private static func shapes(_ a: CGFloat, _ b: CGFloat) -> [any Shape] {
    let radii = RectangleCornerRadii(topLeading: a, bottomLeading: 5, bottomTrailing: b, topTrailing: 0)
    let anchor = UnitPoint(x: b, y: a)
    return [
      RoundedRectangle(cornerRadius: a), RoundedRectangle(cornerSize: CGSize(width: a, height: b), style: .circular),
      UnevenRoundedRectangle(cornerRadii: radii), UnevenRoundedRectangle(cornerRadii: radii, style: .circular),
      ButtonBorderShape.roundedRectangle(radius: a),
      Rectangle().inset(by: a), Circle().inset(by: a), Ellipse().inset(by: a), Capsule().inset(by: a).inset(by: b),
      RoundedRectangle(cornerRadius: b).inset(by: a), UnevenRoundedRectangle(cornerRadii: radii).inset(by: b),
      ContainerRelativeShape().inset(by: a), ButtonBorderShape.capsule.inset(by: a),
      ButtonBorderShape.circle.inset(by: b),
      Circle().offset(x: a, y: b), Circle().offset(CGSize(width: a, height: b)), Circle().offset(CGPoint(x: b, y: a)),
      Rectangle().scale(x: a, y: b, anchor: anchor), Circle().scale(a, anchor: anchor),
      Rectangle().rotation(Angle(radians: Double(a)), anchor: anchor), Circle().rotation(Angle(degrees: Double(b))),
      Capsule().transform(CGAffineTransform(a: a, b: b, c: 1, d: a, tx: b, ty: 0)),
      Circle().size(width: a, height: b), Circle().size(CGSize(width: b, height: a)),
      Circle().trim(from: a, to: b), RoundedRectangle(cornerRadius: 7).trim(from: 0.2, to: a),
      Circle().offset(x: a, y: 0).inset(by: b), Rectangle().rotation(.degrees(30), anchor: anchor).inset(by: a),
      Rectangle().stroke(lineWidth: a), Circle().scale(b).stroke(style: StrokeStyle(lineWidth: a, dash: [9, 3])),
      ConcentricRectangle(corners: .fixed(a)),
      ConcentricRectangle(corners: .concentric(minimum: .fixed(b)), isUniform: true),
      AnyShape(Circle().scale(b)), AnyShape(Rectangle().inset(by: a)),
    ]
  }

  /// Every shape of the library that is made from nothing, or from ordinary numbers.
  private static let plainShapes: [any Shape] = [
    Rectangle(), Circle(), Ellipse(), Capsule(), Capsule(style: .circular), ContainerRelativeShape(),
    RoundedRectangle(cornerRadius: 12), RoundedRectangle(cornerSize: CGSize(width: 5, height: 50), style: .circular),
    UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 50),
    UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 50, style: .circular),
    ButtonBorderShape.automatic, ButtonBorderShape.circle, ButtonBorderShape.capsule,
    Rectangle().inset(by: 3), RoundedRectangle(cornerRadius: 12).inset(by: 100), Capsule().inset(by: -7),
    Circle().scale(0.5), Circle().rotation(.degrees(45)), Circle().trim(from: 0.25, to: 0.5), AnyShape(Circle()),
    Rectangle().offset(x: 3, y: 4), Ellipse().size(width: 30, height: 0),
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)),
  ]

  /// Every shape, made with hostile numbers or drawn in hostile rectangles.
  static let drawing: [HostileCall] = [
    HostileCall("shapes made with hostile numbers") { a, b in
      let rects = [CGRect(x: 10, y: 20, width: 100, height: 60), .null, .infinite]
      return shapes(a, b).flatMap { shape in rects.map { shape.path(in: $0) } }
    },
    HostileCall("shapes in hostile rectangles") { a, b in
      plainShapes.flatMap { shape in rects(a, b).map { shape.path(in: $0) } }
    },
    HostileCall("shapes in special rectangles, moved") { a, b in
      guard b == 1 else { return [] }
      return plainShapes.flatMap { shape in specialRects.map { shape.path(in: $0).offsetBy(dx: a, dy: 0) } }
    },
    HostileCall("shapes with hostile numbers in hostile rectangles") { a, b in
      shapes(b, a).map { $0.path(in: CGRect(x: a, y: b, width: b, height: a)) }
    },
    HostileCall("sizes for hostile proposals") { a, b in
      for proposal in [ProposedViewSize(width: a, height: b), ProposedViewSize(width: nil, height: b)] {
        for shape in shapes(a, b) + plainShapes { _ = shape.sizeThatFits(proposal) }
      }
      return []
    },
  ]
}
