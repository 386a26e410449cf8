import SwiftUI
import Testing

/// A type, and the protocols that its values conform to, of those that are asked for.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  var id: String
  var value: @Sendable () -> Any
  var protocols: Set<String>

  init(_ id: String, _ value: @autoclosure @escaping @Sendable () -> Any, _ protocols: String...) {
    self.id = id
    self.value = value
    self.protocols = Set(protocols)
  }

  var testDescription: String { id }

  /// The protocols of the list below that the value conforms to.
  var found: Set<String> {
    let value = value()
    var found: Set<String> = []
    if value is any Equatable { found.insert("Equatable") }
    if value is any Hashable { found.insert("Hashable") }
    if value is any Comparable { found.insert("Comparable") }
    if value is any CaseIterable { found.insert("CaseIterable") }
    if value is any RawRepresentable { found.insert("RawRepresentable") }
    if value is any OptionSet { found.insert("OptionSet") }
    if value is any Encodable { found.insert("Encodable") }
    if value is any Decodable { found.insert("Decodable") }
    if value is any LosslessStringConvertible { found.insert("LosslessStringConvertible") }
    if value is any CustomStringConvertible { found.insert("CustomStringConvertible") }
    if value is any CustomDebugStringConvertible { found.insert("CustomDebugStringConvertible") }
    if value is any VectorArithmetic { found.insert("VectorArithmetic") }
    if value is any Animatable { found.insert("Animatable") }
    if value is any _VectorMath { found.insert("_VectorMath") }
    if value is any View { found.insert("View") }
    if value is any Shape { found.insert("Shape") }
    if value is any InsettableShape { found.insert("InsettableShape") }
    if value is any ShapeView { found.insert("ShapeView") }
    if value is any ShapeStyle { found.insert("ShapeStyle") }
    return found
  }
}

/// What Apple's types conform to, and what they do not.
@Suite struct ConformanceTests {
  static let shapes = [
    ConformanceCase(
      "Path", Path(), "Equatable", "LosslessStringConvertible", "CustomStringConvertible", "Animatable", "View", "Shape"
    ),
    ConformanceCase("Rectangle", Rectangle(), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase(
      "RoundedRectangle", RoundedRectangle(cornerRadius: 1), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase(
      "UnevenRoundedRectangle", UnevenRoundedRectangle(), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase("Capsule", Capsule(), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase("Ellipse", Ellipse(), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase("Circle", Circle(), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase(
      "ContainerRelativeShape", ContainerRelativeShape(), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase(
      "ButtonBorderShape", ButtonBorderShape.capsule, "Equatable", "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase("AnyShape", AnyShape(Circle()), "Animatable", "View", "Shape"),
    ConformanceCase("OffsetShape", Circle().offset(x: 1), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase("OffsetShape of a path", Path().offset(x: 1), "Animatable", "View", "Shape"),
    ConformanceCase("RotatedShape", Circle().rotation(.zero), "Animatable", "View", "Shape", "InsettableShape"),
    ConformanceCase("RotatedShape of a path", Path().rotation(.zero), "Animatable", "View", "Shape"),
    ConformanceCase("ScaledShape", Circle().scale(1), "Animatable", "View", "Shape"),
    ConformanceCase("TransformedShape", Circle().transform(.identity), "Animatable", "View", "Shape"),
    ConformanceCase("sized shape", Circle().size(.zero), "Animatable", "View", "Shape"),
    ConformanceCase("outline of a stroke", Circle().stroke(), "Animatable", "View", "Shape"),
    ConformanceCase("trimmed shape", Circle().trim(), "Animatable", "View", "Shape"),
    ConformanceCase("filled shape", Circle().fill(), "View", "ShapeView"),
    ConformanceCase("stroked shape", Circle().stroke(.red), "View", "ShapeView"),
    ConformanceCase("shape with a border", Circle().strokeBorder(), "View", "ShapeView"),
    ConformanceCase("shape filled twice", Circle().fill().fill(), "View", "ShapeView"),
  ]

  static let values = [
    ConformanceCase("Path.Element", Path.Element.closeSubpath, "Equatable"),
    ConformanceCase("EdgeInsets", EdgeInsets(), "Equatable", "Animatable", "_VectorMath"),
    ConformanceCase("UnitPoint", UnitPoint.zero, "Equatable", "Hashable", "Animatable"),
    ConformanceCase("HorizontalAlignment", HorizontalAlignment.center, "Equatable"),
    ConformanceCase("VerticalAlignment", VerticalAlignment.center, "Equatable"),
    ConformanceCase("Alignment", Alignment.center, "Equatable"),
    ConformanceCase("Angle", Angle.zero, "Equatable", "Hashable", "Comparable", "Animatable", "_VectorMath"),
    ConformanceCase("LayoutDirection", LayoutDirection.leftToRight, "Equatable", "Hashable", "CaseIterable"),
    ConformanceCase("LayoutDirectionBehavior", LayoutDirectionBehavior.fixed, "Equatable", "Hashable"),
    ConformanceCase("ShapeRole", ShapeRole.fill, "Equatable", "Hashable"),
    ConformanceCase("ContentMode", ContentMode.fit, "Equatable", "Hashable", "CaseIterable"),
    ConformanceCase("Edge", Edge.top, "Equatable", "Hashable", "CaseIterable", "RawRepresentable"),
    ConformanceCase("Edge.Set", Edge.Set.all, "Equatable", "RawRepresentable", "OptionSet"),
    ConformanceCase(
      "Axis", Axis.vertical, "Equatable", "Hashable", "CaseIterable", "RawRepresentable", "CustomStringConvertible"),
    ConformanceCase("Axis.Set", Axis.Set.vertical, "Equatable", "RawRepresentable", "OptionSet"),
    ConformanceCase("RoundedCornerStyle", RoundedCornerStyle.circular, "Equatable", "Hashable"),
    ConformanceCase("RectangleCornerRadii", RectangleCornerRadii(), "Equatable", "Animatable"),
    ConformanceCase("ContentShapeKinds", ContentShapeKinds.interaction, "Equatable", "RawRepresentable", "OptionSet"),
    ConformanceCase("FillStyle", FillStyle(), "Equatable"),
    ConformanceCase("StrokeStyle", StrokeStyle(), "Equatable", "Animatable"),
    ConformanceCase("ProposedViewSize", ProposedViewSize.zero, "Equatable"),
    ConformanceCase("CoordinateSpace", CoordinateSpace.global, "Equatable", "Hashable"),
    ConformanceCase("ProjectionTransform", ProjectionTransform(), "Equatable"),
    ConformanceCase("EmptyAnimatableData", EmptyAnimatableData(), "Equatable", "VectorArithmetic"),
    ConformanceCase("AnimatablePair", AnimatablePair(1.0, 2.0), "Equatable", "VectorArithmetic"),
    ConformanceCase("_AnyAnimatableData", _AnyAnimatableData.zero, "Equatable", "VectorArithmetic"),
    ConformanceCase("CGAffineTransform", CGAffineTransform.identity, "Equatable", "Hashable", "Encodable", "Decodable"),
    ConformanceCase(
      "CGVector", CGVector.zero, "Equatable", "Hashable", "Encodable", "Decodable", "CustomDebugStringConvertible"),
    ConformanceCase("CGLineCap", CGLineCap.butt, "Equatable", "Hashable", "RawRepresentable"),
    ConformanceCase("CGLineJoin", CGLineJoin.miter, "Equatable", "Hashable", "RawRepresentable"),
    ConformanceCase("CGPathFillRule", CGPathFillRule.winding, "Equatable", "Hashable", "RawRepresentable"),
    ConformanceCase("CGPath", Path().cgPath, "Equatable", "Hashable"),
  ]

  static let views = [
    ConformanceCase("optional view", Optional(Text("a")) as Any, "Equatable", "CustomDebugStringConvertible", "View"),
    ConformanceCase("ForEach of views", ForEach(0..<1) { _ in Text("a") }, "View"),
    ConformanceCase(
      "view with a modifier", ModifiedContent(content: Text("a"), modifier: EmptyModifier()), "View"),
    ConformanceCase("modifier", EmptyModifier()),
    ConformanceCase("gradient", LinearGradient(colors: [], startPoint: .top, endPoint: .bottom), "View", "ShapeStyle"),
    ConformanceCase("foreground style", ForegroundStyle(), "ShapeStyle"),
  ]

  @Test(arguments: shapes + values + views)
  func `a type conforms to what Apple's conforms to, and to nothing else`(type: ConformanceCase) {
    #expect(type.found == type.protocols)
  }

  @Test func `numbers, points, sizes and rectangles are animated`() {
    let values: [Any] = [1.0, CGFloat(1), CGPoint.zero, CGSize.zero, CGRect.zero]
    #expect(values.allSatisfy { $0 is any Animatable })
    #expect((1.0 as Any) is any VectorArithmetic && (Float(1) as Any) is any VectorArithmetic)
    #expect(((Float(1) as Any) is any Animatable) == false)
    #expect(((CGPoint.zero as Any) is any VectorArithmetic) == false)
  }

  @Test @MainActor func `modifiers of modifiers are modifiers`() {
    let joined = EmptyModifier.identity.concat(EmptyModifier())
    #expect((joined as Any) is any ViewModifier && ((joined as Any) is any View) == false)
    #expect((ForEach(0..<3) { _ in Text("a") } as Any) is any DynamicViewContent)
  }
}
