internal import Drawing

/// How strongly the levels of a foreground are drawn.
enum ForegroundLevel {
  /// The opacities of black on the levels of the system's own foreground.
  ///
  /// 216 and 127 of 255 were recorded from macOS 26; the others are the labels of AppKit in its light appearance.
  private static let system = [216.0, 127, 66, 25, 13].map { $0 / 255 }

  /// The factors by which each level of another style is fainter than the style itself.
  ///
  /// Apple does not tell them; these are about the system's own levels, of a style that is opaque on the first.
  private static let factors = [1, 0.5, 0.25, 0.1, 0.05]

  static func system(_ level: Int) -> Drawing.Paint {
    .color(Drawing.Color(red: 0, green: 0, blue: 0, opacity: system[clamped(level)]))
  }

  static func factor(_ level: Int) -> Double { factors[clamped(level)] }

  private static func clamped(_ level: Int) -> Int { min(max(level, 0), factors.count - 1) }
}

extension PaintedPlace {
  /// Returns the paint of a level of the foreground, counted from 0.
  ///
  /// Where fewer styles were given than that, it is the last of them, made fainter by the levels that are missing.
  func paint(foregroundLevel level: Int) -> Drawing.Paint {
    guard let last = foreground.last else { return ForegroundLevel.system(level) }
    let level = max(level, 0)
    if level < foreground.count { return paint(foreground[level]) }
    return paint(last).faded(by: ForegroundLevel.factor(level - foreground.count + 1))
  }
}

extension ForegroundStyle: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(foregroundLevel: 0) }
}

extension HierarchicalShapeStyle: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(foregroundLevel: level) }
}
