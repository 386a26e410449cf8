internal import Drawing

/// A level of a style that is not the foreground.
struct LeveledStyle<Base: ShapeStyle>: PaintedStyle {
  var base: Base
  /// The level, counted from 0.
  var level: Int

  func paint(in place: PaintedPlace) -> Drawing.Paint {
    switch base {
    case is ForegroundStyle: place.paint(foregroundLevel: level)
    case let style as HierarchicalShapeStyle: place.paint(foregroundLevel: style.level + level)
    default: place.paint(base).faded(by: ForegroundLevel.factor(level))
    }
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}
