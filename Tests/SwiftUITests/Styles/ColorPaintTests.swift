import Drawing
import Testing

@testable import SwiftUI

@Suite struct ColorPaintTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func paint(_ style: any ShapeStyle) -> Drawing.Paint {
    SwiftUI.paint(for: style, in: EnvironmentValues(), bounds: frame)
  }

  private func bytes(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 255) -> Drawing.Paint {
    .color(Drawing.Color(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity / 255))
  }

  /// What was recorded from macOS 26.2 in its light appearance.
  @Test func `a system colour paints its bytes exactly`() {
    for (color, numbers) in SystemColorTests.colors {
      let numbers = numbers.map(Double.init)
      #expect(paint(color) == bytes(numbers[0], numbers[1], numbers[2]), "\(color)")
    }
    #expect(paint(Color.accentColor) == bytes(0, 136, 255) && paint(Color.clear) == .clear)
    #expect(paint(Color.primary) == bytes(0, 0, 0, 216) && paint(Color.secondary) == bytes(0, 0, 0, 127))
  }

  @Test func `a colour paints the same before and after it is settled`() {
    for (color, _) in SystemColorTests.colors + [(.primary, []), (.secondary, []), (.clear, [])] {
      let settled = color.resolve(in: EnvironmentValues())
      #expect(paint(settled) == paint(color) && paint(Color(settled)) == paint(color), "\(color)")
      #expect(Color(settled).resolve(in: EnvironmentValues()) == settled)
    }
  }

  @Test func `numbers in sRGB are painted as they are`() {
    let expected = Drawing.Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    #expect(paint(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)) == .color(expected))
    #expect(paint(Color(white: 0.25)) == .color(Drawing.Color(red: 0.25, green: 0.25, blue: 0.25)))
    #expect(paint(Color(.sRGBLinear, white: 1)) == bytes(255, 255, 255))
  }

  // Half of the light is 188 of 255.
  @Test func `numbers in proportion to light are encoded`() throws {
    guard case .color(let grey) = paint(Color(.sRGBLinear, white: 0.5)) else { throw Missing() }
    #expect((grey.red * 255).rounded() == 188 && grey.red == grey.blue)
  }

  @Test func `wide colours lie outside of sRGB and white stays white`() throws {
    guard case .color(let red) = paint(Color(.displayP3, red: 1, green: 0, blue: 0)),
      case .color(let white) = paint(Color(.displayP3, white: 1)),
      case .color(let green) = paint(Color(.displayP3, red: 0, green: 1, blue: 0))
    else { throw Missing() }
    #expect(abs(red.red - 1.0930) < 1e-3 && abs(red.green + 0.2267) < 1e-3 && abs(red.blue + 0.1501) < 1e-3)
    #expect(abs(green.red + 0.5116) < 1e-3 && abs(green.green - 1.0183) < 1e-3)
    for number in [white.red, white.green, white.blue] { #expect(abs(number - 1) < 1e-6) }
  }

  @Test func `hue, saturation and brightness give the colours of the wheel`() {
    #expect(paint(Color(hue: 0, saturation: 1, brightness: 1)) == bytes(255, 0, 0))
    #expect(paint(Color(hue: 0.5, saturation: 1, brightness: 1)) == bytes(0, 255, 255))
    #expect(paint(Color(hue: 0.3, saturation: 0, brightness: 0.2)) == .color(.init(red: 0.2, green: 0.2, blue: 0.2)))
  }

  @Test func `an opacity multiplies another`() {
    #expect(paint(Color.red.opacity(0.5).opacity(0.5)) == paint(Color.red).faded(by: 0.25))
    let faded: some ShapeStyle = AnyShapeStyle(Color.blue).opacity(0.5)
    #expect(paint(faded) == paint(Color.blue.opacity(0.5)))
    #expect(paint(Color.black.opacity(7)) == bytes(0, 0, 0) && paint(Color.black.opacity(-1)) == bytes(0, 0, 0, 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are none paint a colour all the same`(number: Double) throws {
    for color in [
      Color(red: number, green: number, blue: number, opacity: number), Color(white: number), Color.red.opacity(number),
      Color(hue: number, saturation: number, brightness: number), Color(.displayP3, white: number),
    ] {
      guard case .color(let drawn) = paint(color) else { throw Missing() }
      #expect([drawn.red, drawn.green, drawn.blue].allSatisfy(\.isFinite) && (0...1).contains(drawn.opacity))
      #expect(!color.description.isEmpty && paint(color) == paint(color))
    }
  }

  @Test func `colours of the layer below are those that were given`() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
    #expect(Color(cgColor: color) == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5))
    #expect(Color(cgColor: color).cgColor == color && color.copy(alpha: 1)?.alpha == 1 && CGColor.white != .black)
    #expect(Color.red.cgColor == nil && Color("Asset").cgColor == nil && Color(white: 1).cgColor == .white)
  }

  @Test func `a colour of an asset is clear`() {
    #expect(paint(Color("Brand")) == .clear && paint(Color(ColorResource(name: "Brand", bundle: .main))) == .clear)
  }
}

/// What was looked for is not there.
struct Missing: Error {}
