import SwiftUI

/// Shapes: a list of shapes to choose from.
///
///         shapes[0]      shapes[1]      shapes[2]      shapes[3]
///
///           ___         +-------+         ___
///         /     \       |       |       /     \       .  '  '  .
///        |       |      |       |      |       |     *           *
///         \ ___ /       |       |       \     /       .  .  .  .
///                       +-------+         \ /
///         Circle        Rectangle         Cone           Lens
///
/// The list begins with these four, in this order. You may add as many others
/// as you like behind them.
///
/// Its elements are of the type `AnyShape`: a shape itself, which takes in a
/// shape of any type and draws what that one draws. So the elements can be
/// filled, stroked and framed as any other shape can, which `any Shape` cannot.
enum Shapes {
  //: solution
  static let shapes: [AnyShape] = [
    AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(Cone()), AnyShape(Lens()),
  ]
  //: starter
  // // TODO: 1 Add the rectangle, the cone and the lens.
  // static let shapes: [AnyShape] = [
  //   AnyShape(Circle())
  // ]
  //: end
}

/// Given: half a circle on a triangle, as an ice cream cone.
private struct Cone: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
      startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Given: two curves from the left edge to the right one and back.
private struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
