internal import Drawing
internal import Geometry

extension Drawing.Paint {
  /// Returns the paint of what was moved by a transform.
  ///
  /// A gradient around a centre that is stretched keeps its form: only its radius changes, with the square root of the
  /// area.
  func applying(_ transform: CGAffineTransform) -> Drawing.Paint {
    if transform.isIdentity { return self }
    func moved(_ point: Point) -> Point { Point(CGPoint(point).applying(transform)) }
    let scale = Double(abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
    let turn = Double(atan2(transform.b, transform.a))
    return switch self {
    case .color: self
    case .linear(let stops, let start, let end): .linear(stops, from: moved(start), to: moved(end))
    case .radial(let stops, let center, let start, let end):
      .radial(stops, center: moved(center), fromRadius: start * scale, toRadius: end * scale)
    case .angular(let stops, let center, let start, let end):
      .angular(stops, center: moved(center), fromRadians: start + turn, toRadians: end + turn)
    }
  }
}

extension Node {
  /// Returns with what a style paints in the node's frame.
  func paint(_ style: any ShapeStyle) -> Drawing.Paint {
    SwiftUI.paint(for: style, in: environment, bounds: frame).applying(transform)
  }
}
