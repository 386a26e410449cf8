import Geometry
import Judging

extension Outline {
  /// Returns the lens that the exercises of this chapter are given.
  static func lens(in setting: Setting) -> Outline {
    Outline { pen in
      pen.move(setting.at(0, 0.5))
      pen.quadratic(control: setting.at(0.5, 0), to: setting.at(1, 0.5))
      pen.quadratic(control: setting.at(0.5, 1), to: setting.at(0, 0.5))
      pen.close()
    }
  }

  /// Returns the checkmark that an exercise of this chapter is given.
  static func openCheckmark(in setting: Setting) -> Outline {
    Outline { pen in
      pen.move(setting.at(0, 0.5))
      pen.line(setting.at(1.0 / 3, 1))
      pen.line(setting.at(1, 0))
    }
  }
}
