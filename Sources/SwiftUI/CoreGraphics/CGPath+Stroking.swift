extension CGPath {
  /// Returns the outline of the area that a stroke of this path covers, then moved by a transform.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points; half of it lies on each side.
  ///   - miterLimit: The length of a pointed corner, in line widths, beyond which it is cut off.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.strokedPath(style).applying(transform))
  }

  /// Returns the dashes of the path as open subpaths, then moved by a transform.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern each subpath begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(lengths: lengths, phase: phase).applying(transform))
  }
}
