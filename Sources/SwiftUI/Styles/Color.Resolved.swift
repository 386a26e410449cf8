extension Color {
  /// A colour settled to numbers in proportion to light.
  public struct Resolved: Hashable, Sendable {
    /// The part of red light, from 0 to 1.
    public var linearRed: Float
    /// The part of green light, from 0 to 1.
    public var linearGreen: Float
    /// The part of blue light, from 0 to 1.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a settled colour from numbers in a space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    /// The number for red in sRGB.
    public var red: Float { Self.encoded(linearRed) }
    /// The number for green in sRGB.
    public var green: Float { Self.encoded(linearGreen) }
    /// The number for blue in sRGB.
    public var blue: Float { Self.encoded(linearBlue) }

    // Formula of IEC 61966-2-1: https://en.wikipedia.org/wiki/SRGB#Transfer_function_(%22gamma%22)
    private static func linear(_ number: Float) -> Float {
      let size = abs(number)
      let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return number < 0 ? -linear : linear
    }

    private static func encoded(_ number: Float) -> Float {
      let size = abs(number)
      let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return number < 0 ? -encoded : encoded
    }
  }

  /// Creates a colour from settled numbers.
  public init(_ resolved: Resolved) { self.init(source: .resolved(resolved)) }
}

extension Color.Resolved: CustomStringConvertible {
  /// The numbers in sRGB as eight hexadecimal digits, red first.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { number in
        let byte = (min(max(number, 0), 1) * 255).rounded()
        return String(format: "%02X", byte.isNaN ? 0 : Int(byte))
      }.joined()
  }
}

extension Color.Resolved: ShapeStyle {
  /// The type of the style that this one stands for: none.
  public typealias Resolved = Never
}
