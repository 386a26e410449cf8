import Drawing
import Geometry

/// Ground that is covered with one ink.
struct Painted {
  /// With what it is covered.
  enum Ink: Hashable {
    case paint(Drawing.Paint)
    case image(String)

    /// Whether nothing is seen of what lies behind it.
    var isOpaque: Bool {
      switch self {
      case .paint(let paint): paint.isOpaque
      case .image: true
      }
    }
  }

  /// What is covered.
  let stencil: Stencil
  let ink: Ink

  /// A number that those painted with the same ink in one picture share; nil for an ink that is not even like itself, as
  /// one whose colour is not a number.
  let inkNumber: Int?

  /// Which mark it comes from, counted from 0 from back to front.
  let mark: Int

  func covers(_ point: Point) -> Bool { stencil.covers(point) }
}
