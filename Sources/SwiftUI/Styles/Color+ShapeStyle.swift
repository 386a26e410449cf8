extension Color: ShapeStyle {
  /// Returns the numbers of the colour; named colours have those of macOS 26 in its light appearance.
  ///
  /// A colour of an asset is clear, as there are no assets here.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .resolved(let resolved) = source { return resolved }
    let numbers = encoded
    return Resolved(
      red: Float(numbers.x), green: Float(numbers.y), blue: Float(numbers.z), opacity: Float(numbers.w))
  }

  /// Red, green, blue and opacity in sRGB, beyond 0 and 1 for colours outside of it.
  var encoded: SIMD4<Double> {
    switch source {
    case .named(let name): return Self.palette[name].map { SIMD4<Double>($0) / 255 } ?? .zero
    case .asset: return .zero
    case .resolved(let resolved): return resolved.encoded
    case .numbers(.sRGBLinear, let red, let green, let blue, let opacity):
      return SRGBEncoding.encoded([red, green, blue, opacity])
    case .numbers(.displayP3, let red, let green, let blue, let opacity):
      return DisplayP3.encodedInSRGB([red, green, blue, opacity])
    case .numbers(.sRGB, let red, let green, let blue, let opacity): return [red, green, blue, opacity]
    case .faded(let color, let opacity): return color.encoded * [1, 1, 1, opacity]
    case .lightened(let color, let part):
      let numbers = color.encoded
      return numbers + (SIMD4(1, 1, 1, numbers.w) - numbers) * part
    }
  }
}
