import Drawing

/// Which colour a mark should have.
package enum ExpectedColor: Sendable, Hashable {
  /// Any, as long as it is seen.
  case any
  /// The colour of SwiftUI's with this name, for instance `yellow`, or one that cannot be told from it.
  case named(String)
  /// Any other than that of the mark with this number, counted from 0 from back to front.
  case differentFrom(Int)

  /// The colours that exercises name, as `Color` has them in the light appearance.
  static let known: [String: Drawing.Color] = [
    "red": bytes(255, 56, 60), "orange": bytes(255, 141, 40), "yellow": bytes(255, 204, 0),
    "green": bytes(52, 199, 89), "blue": bytes(0, 136, 255), "purple": bytes(203, 48, 224),
    "gray": bytes(142, 142, 147), "white": bytes(255, 255, 255), "black": bytes(0, 0, 0),
    "primary": bytes(0, 0, 0, 216), "secondary": bytes(0, 0, 0, 127),
  ]

  private static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 255) -> Drawing.Color {
    Drawing.Color(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity / 255)
  }
}
