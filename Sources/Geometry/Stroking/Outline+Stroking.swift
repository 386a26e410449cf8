extension Outline {
  /// Returns the outline of the area that a pen covers when it draws the lines, to be filled under the non-zero rule.
  ///
  /// An open subpath gives one closed subpath: along its right-hand side, round its end, back, and round its start. A closed
  /// subpath gives two: its right-hand side in its own direction, then the other side in the other direction. Caps are what
  /// is seen of a subpath without length. A width that is not a positive finite number covers nothing.
  package func stroked(_ stroke: Stroke, dashes: Dashes? = nil) -> Outline {
    guard stroke.width > 0, stroke.width.isFinite else { return Outline() }
    let tracks = subpaths.compactMap { Track($0) }
    return Outline(
      (dashes.map { dashes in tracks.flatMap { $0.dashed(dashes) } } ?? tracks).flatMap { $0.stroked(stroke) })
  }

  /// Returns the dashes as open subpaths; a closed subpath that one dash covers wholly stays closed.
  package func dashed(_ dashes: Dashes) -> Outline {
    Outline(
      subpaths.compactMap { Track($0) }.flatMap { $0.dashed(dashes) }.map { track in
        Subpath(
          start: track.stretches[0].segment.start, segments: track.stretches.map(\.segment), isClosed: track.isClosed)
      })
  }
}

extension Track {
  fileprivate func stroked(_ stroke: Stroke) -> [Subpath] {
    if isDot, stroke.cap == .butt { return [] }
    let (first, last) = (stretches[0], stretches[stretches.count - 1])
    let extent = stretches.reduce(0) { max($0, $1.segment.end.magnitude) }
    var right = StrokeSide(
      stroke, beside: first.segment.start, direction: first.startDirection, extent: extent)
    right.follow(stretches)
    let back = reversed
    guard isClosed else {
      right.cap(last)
      right.follow(back)
      right.cap(back[back.count - 1])
      return [right.subpath]
    }
    right.join(last, first)
    let end = back[back.count - 1]
    var left = StrokeSide(stroke, beside: end.segment.end, direction: end.endDirection, extent: extent)
    left.join(end, back[0])
    left.follow(back)
    return [right.subpath, left.subpath]
  }
}
