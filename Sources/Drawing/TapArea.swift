import Geometry

extension Drawing {
  /// A part of the picture that takes taps, from what lies behind it too.
  package struct TapArea: Hashable, Sendable {
    /// The outline inside of which a tap is taken.
    package var outline: Outline
    package var rule: FillRule

    /// Outlines inside of which the tap must lie as well.
    package var limits: [Clip]

    /// The number of the action that a tap runs, counted from 0; nil where the tap is taken and nothing happens.
    package var action: Int?

    package init(_ outline: Outline, rule: FillRule = .nonZero, limits: [Clip] = [], action: Int?) {
      self.outline = outline
      self.rule = rule
      self.limits = limits
      self.action = action
    }

    /// Returns whether a point lies inside.
    package func contains(_ point: Point) -> Bool {
      outline.contains(point, evenOdd: rule == .evenOdd)
        && limits.allSatisfy { $0.outline.contains(point, evenOdd: $0.rule == .evenOdd) }
    }

    /// Leaves out what makes no difference: areas without an action that lie behind all areas with one.
    static func normalised(_ areas: [TapArea]) -> [TapArea] {
      areas.drop { $0.action == nil }.map(\.snapped)
    }
  }

  /// Returns the number of the action that a tap at a point runs, or nil where there is none.
  package func action(at point: Point) -> Int? {
    tapAreas.last { $0.contains(point) }?.action
  }
}
