import SwiftUI
import Testing

@Suite struct SystemColorTests {
  /// The colours of macOS 26.2 in its light appearance, as bytes.
  static let colors: [(Color, [Int])] = [
    (.red, [255, 56, 60]), (.orange, [255, 141, 40]), (.yellow, [255, 204, 0]), (.green, [52, 199, 89]),
    (.mint, [0, 200, 179]), (.teal, [0, 195, 208]), (.cyan, [0, 192, 232]), (.blue, [0, 136, 255]),
    (.indigo, [97, 85, 245]), (.purple, [203, 48, 224]), (.pink, [255, 45, 85]), (.brown, [172, 127, 94]),
    (.gray, [142, 142, 147]), (.white, [255, 255, 255]), (.black, [0, 0, 0]),
  ]

  @Test(arguments: colors.indices)
  func `a system colour has the bytes of macOS 26 in its light appearance`(index: Int) {
    let (color, bytes) = Self.colors[index]
    let resolved = color.resolve(in: EnvironmentValues())
    #expect([resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) } == bytes)
    #expect(resolved.opacity == 1)
  }

  // 216 of 255 is 84.7 %.
  @Test func `the primary colour is black at 216 of 255`() {
    let resolved = Color.primary.resolve(in: EnvironmentValues())
    #expect([resolved.red, resolved.green, resolved.blue] == [0, 0, 0])
    #expect((resolved.opacity * 255).rounded() == 216)
  }
}
