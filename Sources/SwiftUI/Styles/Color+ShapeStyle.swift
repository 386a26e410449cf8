extension Color: ShapeStyle {
  /// Returns the numbers of the colour; named colours have those of macOS 26 in its light appearance.
  ///
  /// Wide colours are taken for sRGB. A colour of an asset is clear, as there are no assets here.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .named(let name): return Self.palette[name] ?? Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case .asset: return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case .resolved(let resolved): return resolved
    case .numbers(let space, let red, let green, let blue, let opacity):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .faded(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    }
  }

  private static let palette: [String: Resolved] = [
    "red": byte(255, 56, 60), "orange": byte(255, 141, 40), "yellow": byte(255, 204, 0), "green": byte(52, 199, 89),
    "mint": byte(0, 200, 179), "teal": byte(0, 195, 208), "cyan": byte(0, 192, 232), "blue": byte(0, 136, 255),
    "indigo": byte(97, 85, 245), "purple": byte(203, 48, 224), "pink": byte(255, 45, 85), "brown": byte(172, 127, 94),
    "gray": byte(142, 142, 147), "white": byte(255, 255, 255), "black": byte(0, 0, 0),
    "clear": byte(0, 0, 0, opacity: 0), "primary": byte(0, 0, 0, opacity: 216.0 / 255),
    "secondary": byte(0, 0, 0, opacity: 0.5), "accentColor": byte(0, 136, 255),
  ]

  private static func byte(_ red: Float, _ green: Float, _ blue: Float, opacity: Float = 1) -> Resolved {
    Resolved(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}
