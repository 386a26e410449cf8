internal import Geometry

extension Path {
  /// Whether the path has no elements; a lone move is an element.
  public var isEmpty: Bool {
    if case .empty = storage { true } else { false }
  }

  /// The smallest rectangle around the lines and curves themselves; control points do not count.
  ///
  /// The bounds of an empty path are the null rectangle.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: .null
    case .rect(let rect), .ellipse(let rect): rect.standardized
    case .roundedRect(let rounded): rounded.rect.standardized
    case .drawn: CGRect(box(around: \.bounds))
    case .stroked: CGRect(inSinglePrecision: box(around: \.bounds))
    }
  }

  /// The point at which the next line would begin, or nil where the path has no elements.
  ///
  /// After a close it is the start of the closed subpath.
  public var currentPoint: CGPoint? { steps.currentPoint }

  /// Returns whether a point is inside, under the non-zero or the even-odd rule; open subpaths count as closed.
  ///
  /// Edges are half-open: of a rectangle the top and left edge are inside, the bottom and right edge are not.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let point = Point(p)
    var winding = 0
    forEachSegmentForFilling { winding += $0.crossings(rightOf: point) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Calls a closure with each element in order; arcs and corners appear as curves, rectangles as lines.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }
}
