/// An affine transform of the plane: x' = a·x + c·y + tx and y' = b·x + d·y + ty, in points.
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x in the new x.
  public var a: CGFloat
  /// The part of x in the new y.
  public var b: CGFloat
  /// The part of y in the new x.
  public var c: CGFloat
  /// The part of y in the new y.
  public var d: CGFloat
  /// The distance by which points move along x, in points.
  public var tx: CGFloat
  /// The distance by which points move along y, in points; positive is down on screen.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform whose six numbers are zero, as Apple's does; it is not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six numbers in their order.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that moves points by a distance.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Creates a transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a transform that turns about the origin; a positive angle, in radians, is clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }
}
