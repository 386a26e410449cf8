/// An outline of moves, lines and curves that cannot be changed, in points with y growing downwards on screen.
public class CGPath: Hashable {
  var path: Path

  init(_ path: Path) { self.path = path }

  /// Returns whether two paths have equal elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path.elements == rhs.path.elements }

  /// Mixes the elements into a hash.
  public func hash(into hasher: inout Hasher) {
    for element in path.elements {
      hasher.combine(CGPathElementType(element))
      hasher.combine(element.points)
    }
  }

  /// Creates a path that consists of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path { $0.addRect(rect, transform: transform?.pointee ?? .identity) })
  }

  /// Creates a path that consists of the ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) })
  }

  /// Creates a path that consists of a rectangle with elliptical corners, limited to half the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let transform = transform?.pointee ?? .identity
    self.init(Path { $0.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform) })
  }

  /// Returns a path with equal elements that cannot be changed.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a path with equal elements that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
}
