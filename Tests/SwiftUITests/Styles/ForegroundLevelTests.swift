import Drawing
import Testing

@testable import SwiftUI

@Suite struct ForegroundLevelTests {
  private func paint(_ style: any ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()) -> Drawing.Paint {
    SwiftUI.paint(for: style, in: environment, bounds: .zero)
  }

  private func environment(_ styles: [any ShapeStyle]...) -> EnvironmentValues {
    var environment = EnvironmentValues()
    for level in styles { environment.foregroundStyles = level }
    return environment
  }

  private func black(_ opacity: Double) -> Drawing.Paint {
    .color(Drawing.Color(red: 0, green: 0, blue: 0, opacity: opacity / 255))
  }

  // 216 and 127 of 255 were recorded.
  @Test func `the system's own foreground is black and fainter on each level`() {
    #expect(paint(.foreground) == black(216) && paint(.primary) == black(216) && paint(.secondary) == black(127))
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    let opacities = levels.map { level -> Double in
      guard case .color(let color) = paint(level) else { return -1 }
      return color.opacity
    }
    #expect(opacities == opacities.sorted(by: >) && Set(opacities).count == 5 && opacities[4] > 0)
  }

  @Test func `levels are those of the style that was given`() {
    let environment = environment([Color.red])
    #expect(paint(.foreground, environment) == paint(Color.red))
    #expect(paint(.primary, environment) == paint(Color.red))
    #expect(paint(.secondary, environment) == paint(Color.red.opacity(0.5)))
    #expect(paint(Color.secondary, environment) == black(127))
  }

  @Test func `styles for several levels are taken as they are`() {
    let environment = environment([Color.red, Color.blue])
    #expect(paint(.primary, environment) == paint(Color.red) && paint(.secondary, environment) == paint(Color.blue))
    #expect(paint(.tertiary, environment) == paint(Color.blue.opacity(0.5)))
  }

  @Test func `a level that is given as the foreground is a level of what was there before`() {
    let secondary = environment([Color.red], [HierarchicalShapeStyle.secondary])
    #expect(paint(.foreground, secondary) == paint(Color.red.opacity(0.5)))
    #expect(paint(.secondary, secondary) == paint(Color.red.opacity(0.25)))
    #expect(paint(.foreground, environment([HierarchicalShapeStyle.secondary])) == black(127))
    #expect(paint(.foreground, environment([Color.red], [ForegroundStyle()])) == paint(Color.red))
    let faded = environment(
      [Color.red], [AnyShapeStyle(ForegroundStyle().opacity(0.5))], [HierarchicalShapeStyle.primary])
    #expect(paint(.foreground, faded) == paint(Color.red.opacity(0.5)))
  }

  @Test func `a thousand levels inside each other come to an end`() {
    var environment = environment([Color.red])
    for _ in 0..<1000 { environment.foregroundStyles = [HierarchicalShapeStyle.primary] }
    #expect(paint(.foreground, environment) == paint(Color.red))
    environment.foregroundStyles = environment.foregroundStyles
    #expect(paint(.foreground, environment) == paint(Color.red))
  }

  @Test func `any style has levels`() {
    #expect(paint(Color.red.secondary) == paint(Color.red.opacity(0.5)))
    #expect(
      paint(ForegroundStyle().secondary) == black(127) && paint(HierarchicalShapeStyle.primary.secondary) == black(127))
    #expect(paint(HierarchicalShapeStyle.secondary.secondary) == paint(.tertiary))
    #expect(paint(.opacity(0.5)) == black(108) && paint(Color.red.tertiary) == paint(Color.red.opacity(0.25)))
  }
}
