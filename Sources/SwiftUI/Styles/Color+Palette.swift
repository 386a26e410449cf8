extension Color {
  /// The colours of macOS 26.2 in its light appearance: red, green, blue and opacity as bytes in sRGB.
  static let palette: [String: SIMD4<UInt8>] = [
    "red": [255, 56, 60, 255], "orange": [255, 141, 40, 255], "yellow": [255, 204, 0, 255],
    "green": [52, 199, 89, 255], "mint": [0, 200, 179, 255], "teal": [0, 195, 208, 255], "cyan": [0, 192, 232, 255],
    "blue": [0, 136, 255, 255], "indigo": [97, 85, 245, 255], "purple": [203, 48, 224, 255],
    "pink": [255, 45, 85, 255], "brown": [172, 127, 94, 255], "gray": [142, 142, 147, 255],
    "white": [255, 255, 255, 255], "black": [0, 0, 0, 255], "clear": [0, 0, 0, 0], "primary": [0, 0, 0, 216],
    "secondary": [0, 0, 0, 127], "accentColor": [0, 136, 255, 255],
  ]
}
