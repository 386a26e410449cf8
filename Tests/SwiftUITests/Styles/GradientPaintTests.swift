import Drawing
import Geometry
import Testing

@testable import SwiftUI

@Suite struct GradientPaintTests {
  private let frame = CGRect(x: 10, y: 20, width: 200, height: 100)
  private let red = Drawing.Color(red: 1, green: 0, blue: 0)
  private let blue = Drawing.Color(red: 0, green: 0, blue: 1)
  private let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
  private var stops: [Drawing.Stop] { [Drawing.Stop(red, at: 0), Drawing.Stop(blue, at: 1)] }

  private func paint(_ style: any ShapeStyle) -> Drawing.Paint {
    SwiftUI.paint(for: style, in: EnvironmentValues(), bounds: frame)
  }

  @Test func `the points of a gradient are parts of the frame`() {
    #expect(
      paint(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        == .linear(stops, from: Point(10, 70), to: Point(210, 70)))
    #expect(
      paint(.linearGradient(colors: colors, startPoint: .topLeading, endPoint: UnitPoint(x: 2, y: -1)))
        == .linear(stops, from: Point(10, 20), to: Point(410, -80)))
    #expect(
      paint(RadialGradient(colors: colors, center: .bottomTrailing, startRadius: 5, endRadius: 50))
        == .radial(stops, center: Point(210, 120), fromRadius: 5, toRadius: 50))
    #expect(
      paint(AngularGradient(colors: colors, center: .center, angle: .degrees(90)))
        == .angular(stops, center: Point(110, 70), fromRadians: .pi / 2, toRadians: .pi * 5 / 2))
    #expect(
      paint(AngularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: .radians(1)))
        == .angular(stops, center: Point(110, 20), fromRadians: 0, toRadians: 1))
  }

  @Test func `a gradient without a form runs from the top to the bottom`() {
    let expected = Drawing.Paint.linear(stops, from: Point(110, 20), to: Point(110, 120))
    #expect(paint(Gradient(colors: colors)) == expected && paint(AnyGradient(Gradient(colors: colors))) == expected)
    #expect(paint(Gradient(colors: colors).colorSpace(.perceptual)) == expected)
    #expect(paint(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)) == expected)
    #expect(
      paint(.linearGradient(Gradient(colors: colors).colorSpace(.device), startPoint: .top, endPoint: .bottom))
        == expected)
  }

  @Test func `places of colours are kept`() {
    let stops = [Gradient.Stop(color: colors[0], location: 0.25), Gradient.Stop(color: colors[1], location: 0.25)]
    guard case .linear(let drawn, _, _) = paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    else {
      Issue.record("no gradient")
      return
    }
    #expect(drawn == [Drawing.Stop(red, at: 0.25), Drawing.Stop(blue, at: 0.25)])
  }

  @Test func `a gradient of one colour is that colour and one of none is clear`() {
    #expect(paint(Gradient(colors: [colors[0]])) == .color(red))
    #expect(
      paint(RadialGradient(colors: [colors[1], colors[1]], center: .top, startRadius: 0, endRadius: 1)) == .color(blue))
    #expect(paint(AngularGradient(colors: [], center: .center)) == .clear)
  }

  @Test func `the gradient of a colour ends in the colour`() {
    guard case .linear(let stops, let from, let to) = paint(Color(red: 1, green: 0, blue: 0).gradient) else {
      Issue.record("no gradient")
      return
    }
    #expect(from.y < to.y && stops.last?.color == red && stops.count == 2)
    #expect(stops[0].color.green > 0 && stops[0].color.green < 1 && stops[0].color.red == 1)
  }

  @Test func `a gradient fades with its colours`() {
    let gradient = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    #expect(paint(gradient.opacity(0.5)) == paint(gradient).faded(by: 0.5) && paint(gradient.opacity(0)).isClear)
  }

  @Test func `a style with a rectangle of its own has its points in that`() {
    let gradient = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(
      paint(gradient.in(CGRect(x: 5, y: 5, width: 10, height: 20)))
        == .linear(stops, from: Point(15, 25), to: Point(25, 45)))
  }
}
