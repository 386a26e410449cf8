import Drawing
import Testing

@testable import SwiftUI

/// A learner's style that depends on where it is used.
private struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.font == nil ? Color.red : Color.blue
  }
}

/// A style that stands for another of a learner's own.
private struct Accent: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(Brand().opacity(0.5)) }
}

/// A style that stands for itself and never comes to a colour.
private struct Endless: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Endless { self }
}

/// A style that stands for nothing.
private struct Nothing: ShapeStyle {}

@Suite struct StyleResolutionTests {
  private func paint(_ style: any ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()) -> Drawing.Paint {
    SwiftUI.paint(for: style, in: environment, bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a learner's style paints what it stands for where it is used`() {
    var environment = EnvironmentValues()
    #expect(paint(Brand()) == paint(Color.red))
    environment.font = .title
    #expect(paint(Brand(), environment) == paint(Color.blue))
    #expect(paint(Accent()) == paint(Color.red.opacity(0.5)) && paint(AnyShapeStyle(Accent())) == paint(Accent()))
    environment.foregroundStyles = [Brand()]
    #expect(paint(.secondary, environment) == paint(Color.blue.opacity(0.5)))
  }

  @Test func `a style that never comes to a colour paints nothing`() {
    #expect(paint(Endless()) == .clear && paint(Nothing()) == .clear && paint(Endless().opacity(0.5)) == .clear)
  }

  @Test func `the background is white unless something else was said`() {
    var environment = EnvironmentValues()
    #expect(paint(.background, environment) == paint(Color.white))
    environment.backgroundStyle = AnyShapeStyle(.yellow)
    #expect(paint(.background, environment) == paint(Color.yellow))
    environment.backgroundStyle = AnyShapeStyle(.background.opacity(0.5))
    #expect(paint(.background, environment) == paint(Color.white.opacity(0.5)))
  }

  @Test func `the tint is the accent unless something else was said`() {
    var environment = EnvironmentValues()
    #expect(paint(.tint, environment) == paint(Color.accentColor))
    environment.tint = AnyShapeStyle(.orange)
    #expect(paint(.tint, environment) == paint(Color.orange))
    environment.tint = AnyShapeStyle(.tint)
    #expect(paint(.tint, environment) == paint(Color.accentColor))
  }

  @Test func `shadows and blending leave the paint as it is`() {
    #expect(paint(Color.red.shadow(.drop(radius: 3))) == paint(Color.red))
    #expect(paint(Color.red.blendMode(.multiply)) == paint(Color.red))
    #expect(paint(.shadow(.inner(radius: 1))) == paint(.foreground) && paint(.blendMode(.screen)) == paint(.foreground))
  }

  @Test func `veils and fills are seen through`() {
    for style: any ShapeStyle in [FillShapeStyle(), SeparatorShapeStyle(), Material.regular, Material.ultraThin] {
      #expect(!paint(style).isClear && !paint(style).isOpaque)
    }
    #expect(paint(ImagePaint(image: Image("a"))) == paint(Color.gray))
  }

  @Test func `a colour is made from a style that settles to one`() {
    #expect(Color(Color.red) == .red)
  }
}
