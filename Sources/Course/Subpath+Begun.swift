import Geometry

extension Subpath {
  /// Returns the subpath with a line from another point to its start put before it, closed back to that point.
  ///
  /// So a path looks whose pen was put down at a centre before an arc began elsewhere.
  func begun(at point: Point) -> Subpath {
    let open = isClosed && segments.last?.isLine == true ? Array(segments.dropLast()) : segments
    var begun = Subpath(start: point, segments: [.line(point, start)] + open)
    begun.segments = begun.segmentsForFilling
    begun.isClosed = true
    return begun
  }
}
