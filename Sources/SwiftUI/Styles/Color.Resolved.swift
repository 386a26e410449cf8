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
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      let isLinear = colorSpace == .sRGBLinear
      let encoded = color.encoded
      linearRed = isLinear ? red : Float(SRGBEncoding.linear(encoded.x))
      linearGreen = isLinear ? green : Float(SRGBEncoding.linear(encoded.y))
      linearBlue = isLinear ? blue : Float(SRGBEncoding.linear(encoded.z))
      self.opacity = opacity
    }

    /// The number for red in sRGB.
    public var red: Float { Float(SRGBEncoding.encoded(Double(linearRed))) }
    /// The number for green in sRGB.
    public var green: Float { Float(SRGBEncoding.encoded(Double(linearGreen))) }
    /// The number for blue in sRGB.
    public var blue: Float { Float(SRGBEncoding.encoded(Double(linearBlue))) }

    /// Red, green, blue and opacity in sRGB.
    var encoded: SIMD4<Double> {
      SRGBEncoding.encoded([Double(linearRed), Double(linearGreen), Double(linearBlue), Double(opacity)])
    }
  }

  /// Creates a colour from settled numbers.
  public init(_ resolved: Resolved) { self.init(source: .resolved(resolved)) }

  /// Creates a colour from a style that is settled to the numbers of one.
  ///
  /// It is settled at once, with the values that hold where nothing else was said.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self = (color as? Color) ?? Color(color.resolve(in: EnvironmentValues()))
  }
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
