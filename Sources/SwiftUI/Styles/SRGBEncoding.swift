/// The step from numbers in proportion to light to those of sRGB, and back.
///
/// Formula of IEC 61966-2-1: https://en.wikipedia.org/wiki/SRGB#Transfer_function_(%22gamma%22)
/// Below 0 it is mirrored, so that colours outside of sRGB keep their numbers.
enum SRGBEncoding {
  static func linear(_ number: Double) -> Double {
    let size = abs(number)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return number < 0 ? -linear : linear
  }

  static func encoded(_ number: Double) -> Double {
    let size = abs(number)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return number < 0 ? -encoded : encoded
  }

  /// Returns red, green and blue encoded, with the opacity as it is.
  static func encoded(_ color: SIMD4<Double>) -> SIMD4<Double> {
    [encoded(color.x), encoded(color.y), encoded(color.z), color.w]
  }
}
