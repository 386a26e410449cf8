import Testing

@testable import SwiftUI

@MainActor
@Suite struct IneffectiveTests {
  /// What is accepted and has no effect, as the documentation of `IneffectiveModifier` lists it.
  @Test func `what is accepted without effect leaves the picture as it is`() {
    let plain = Color.red.frame(width: 40, height: 20)
    let views: [any View] = [
      plain.animation(.default, value: 1), plain.shadow(radius: 5), plain.blur(radius: 3),
      plain.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)), plain.projectionEffect(ProjectionTransform()),
      plain.blendMode(.multiply), plain.brightness(0.2), plain.contrast(0.5), plain.saturation(0), plain.grayscale(1),
      plain.hueRotation(.degrees(90)), plain.colorInvert(), plain.colorMultiply(.blue), plain.luminanceToAlpha(),
      plain.drawingGroup(), plain.compositingGroup(), plain.geometryGroup(), plain.tag(3),
      plain.previewDevice("iPhone"), plain.previewLayout(.sizeThatFits), plain.previewDisplayName("red"),
      plain.accessibilityLabel("red"), plain.preferredColorScheme(.dark),
      plain.flipsForRightToLeftLayoutDirection(true),
      plain.navigationTitle("red"), plain.task {}, plain.task(id: 1) {}, plain.multilineTextAlignment(.center),
    ]
    for (number, view) in views.enumerated() {
      #expect(drawing(of: AnyView(erasing: view)) == drawing(of: plain), "view \(number)")
    }
  }
}
