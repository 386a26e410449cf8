/// A colour, either named or given by numbers, that is settled where it is drawn.
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// The ways in which a colour can be given.
  indirect enum Source: Hashable {
    case named(String)
    case asset(String)
    case numbers(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case resolved(Resolved)
    case faded(Color, opacity: Double)
    /// A part of the way to white, from 0 to 1.
    case lightened(Color, part: Double)
  }

  let source: Source

  init(source: Source) { self.source = source }

  /// The space in which the numbers of a colour are meant.
  @nonexhaustive
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space of screens.
    case sRGB
    /// The usual space of screens with numbers in proportion to light.
    case sRGBLinear
    /// The wider space of newer screens.
    case displayP3
  }

  /// Creates a colour from red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .numbers(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a grey from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1; red has the hue 0 and green 1/3.
  ///
  /// Formula: https://en.wikipedia.org/wiki/HSL_and_HSV#HSV_to_RGB_alternative
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a colour from an asset of an app, by its name.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Creates a colour from an asset of an app.
  public init(_ resource: ColorResource) { source = .asset(resource.name) }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(self, opacity: opacity)) }

  /// The name of the colour, or its numbers in sRGB as eight hexadecimal digits.
  public var description: String {
    switch source {
    case .named(let name): name
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .faded(let color, let opacity):
      "\(Int((max(0, min(1, opacity.isNaN ? 0 : opacity)) * 100).rounded()))% \(color)"
    case .numbers, .resolved, .lightened: resolve(in: EnvironmentValues()).description
    }
  }
}

extension Color: View, PrimitiveView {
  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [ShapeNode(Rectangle(), style: self, environment: context.environment)]
  }
}
