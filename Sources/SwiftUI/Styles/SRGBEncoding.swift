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
  ///
  /// A number that is a 255th part of 1 but for rounding, of `Float` too, is that part: so a colour of the system is the
  /// same before and after it is settled, and white is white.
  static func encoded(_ color: SIMD4<Double>) -> SIMD4<Double> {
    [settled(encoded(color.x)), settled(encoded(color.y)), settled(encoded(color.z)), settled(color.w)]
  }

  private static func settled(_ number: Double) -> Double {
    let part = (number * 255).rounded() / 255
    return abs(number - part) < 1e-6 ? part : number
  }
}
