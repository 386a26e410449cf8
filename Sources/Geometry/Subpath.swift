/// One stroke of the pen: a start and the segments that follow without lifting.
package struct Subpath: Hashable, Sendable {
  /// Where the pen is put down.
  package var start: Point

  /// The segments in drawing order; a closed subpath ends with the line back to its start, unless it is there already.
  package var segments: [Segment]

  /// Whether the subpath was closed, so that its end and its start are joined.
  package var isClosed: Bool

  package init(start: Point, segments: [Segment] = [], isClosed: Bool = false) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }

  package var end: Point { segments.last?.end ?? start }

  /// The segments and, where the end is not at the start, the line that filling adds.
  package var segmentsForFilling: [Segment] {
    end == start ? segments : segments + [.line(end, start)]
  }

  package var reversed: Subpath {
    Subpath(start: end, segments: segments.reversed().map(\.reversed), isClosed: isClosed)
  }

  package func mapped(_ transform: (Point) -> Point) -> Subpath {
    Subpath(start: transform(start), segments: segments.map { $0.mapped(transform) }, isClosed: isClosed)
  }
}
