extension Path {
  /// Adds a rectangle as a closed subpath, clockwise on screen from its top left corner.
  ///
  /// The null rectangle adds nothing; a rectangle of no width or height still adds five elements.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(rect).elements, transform: transform)
  }

  /// Adds several rectangles, each as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits into a rectangle, clockwise on screen from the middle of the right edge.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect).elements, transform: transform)
  }

  /// Adds a rectangle with elliptical corners of the same size.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style).elements, transform: transform)
  }

  /// Adds a rectangle with corners of different radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if rect.isNull { return }
    let corners = RoundedCorners(radii: cornerRadii, fitting: rect.size, style: style)
    add(rect.isInfinite ? Element.rectangle(rect) : corners.elements(around: rect), transform: transform)
  }
}
