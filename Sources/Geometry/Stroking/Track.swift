/// A subpath as the pen of a stroke runs along it: smooth stretches in order, which meet at corners and cusps.
struct Track: Sendable {
  var stretches: [Stretch]

  /// Whether the last stretch meets the first.
  var isClosed: Bool

  /// Whether the track is a single point, of which only caps can be seen.
  var isDot: Bool { stretches.count == 1 && stretches[0].isPoint }

  /// The stretches as run through from the end to the start.
  var reversed: [Stretch] { stretches.reversed().map(\.reversed) }

  /// The largest coordinate without its sign, of control points too, in points.
  let extent: Double

  /// Makes an open track of a part of another.
  init(_ stretches: [Stretch], of whole: Track) {
    self.stretches = stretches
    isClosed = false
    extent = whole.extent
  }

  /// Makes a track of a subpath; nil for a move after which nothing follows, and where a coordinate is not finite.
  ///
  /// Segments whose points are as good as one are left out: the direction of an arc's closing line of 1e-15 points is
  /// rounding noise. A subpath of nothing else is a dot.
  init?(_ subpath: Subpath) {
    guard subpath.isClosed || !subpath.segments.isEmpty else { return nil }
    guard subpath.start.isFinite, subpath.segments.allSatisfy(\.isFinite) else { return nil }
    let extent = subpath.segments.lazy.flatMap(\.definingPoints).reduce(subpath.start.magnitude) {
      max($0, $1.magnitude)
    }
    self.extent = extent
    stretches = subpath.segments.flatMap {
      Stretch.stretches(of: $0, negligible: extent * Self.relativePrecision)
    }
    isClosed = subpath.isClosed && !stretches.isEmpty
    if stretches.isEmpty { stretches = [.dot(at: subpath.start)] }
  }

  /// Two points are one where they differ by less than this part of the largest coordinate: about what single precision
  /// can tell apart.
  static let relativePrecision = 0x1p-22
}

extension Point {
  /// The larger of the coordinates without their signs, in points.
  var magnitude: Double { max(abs(x), abs(y)) }
}
