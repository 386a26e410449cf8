/// A colour as the layer below SwiftUI holds it: red, green and blue in sRGB, and how opaque it is.
public final class CGColor: Hashable, Sendable {
  private let numbers: SIMD4<Double>

  private init(_ numbers: SIMD4<Double>) { self.numbers = numbers }

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([Double(red), Double(green), Double(blue), Double(alpha)])
  }

  /// Creates a colour from red, green, blue and opacity in sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { (0..<4).map { CGFloat(numbers[$0]) } }

  /// How many numbers make the colour, with its opacity.
  public var numberOfComponents: Int { 4 }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { CGFloat(numbers.w) }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor([numbers.x, numbers.y, numbers.z, Double(alpha)]) }

  /// Returns whether all numbers of two colours are equal.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.numbers == rhs.numbers }

  /// Feeds the numbers of the colour to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

extension Color {
  /// Creates a colour from one of the layer below.
  public init(cgColor: CGColor) {
    let numbers = (cgColor.components ?? []).map { Double($0) }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }

  /// The colour as the layer below holds it; nil for colours that are named, since they depend on where they are used.
  public var cgColor: CGColor? {
    switch source {
    case .named, .asset: return nil
    case .faded(let color, _) where color.cgColor == nil: return nil
    case .lightened(let color, _) where color.cgColor == nil: return nil
    default:
      let numbers = encoded
      return CGColor(
        red: CGFloat(numbers.x), green: CGFloat(numbers.y), blue: CGFloat(numbers.z), alpha: CGFloat(numbers.w))
    }
  }
}
