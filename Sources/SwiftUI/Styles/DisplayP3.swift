/// The wider space of newer screens, whose numbers are encoded as those of sRGB.
enum DisplayP3 {
  /// Returns red, green, blue and opacity of the space in sRGB; outside of sRGB they lie beyond 0 and 1.
  ///
  /// The matrix follows from the primaries of both spaces, which have one white:
  /// https://en.wikipedia.org/wiki/DCI-P3 and https://en.wikipedia.org/wiki/SRGB
  static func encodedInSRGB(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let red = SRGBEncoding.linear(color.x)
    let green = SRGBEncoding.linear(color.y)
    let blue = SRGBEncoding.linear(color.z)
    return SRGBEncoding.encoded([
      1.224_940_176 * red - 0.224_940_176 * green,
      -0.042_056_955 * red + 1.042_056_955 * green,
      -0.019_637_555 * red - 0.078_636_046 * green + 1.098_273_600 * blue,
      color.w,
    ])
  }
}
