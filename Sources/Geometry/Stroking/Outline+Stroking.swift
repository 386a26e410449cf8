extension Outline {
  /// Returns the outline of the area that a pen covers when it draws the lines, to be filled under the non-zero rule.
  ///
  /// An open subpath gives one closed subpath: along its right-hand side, round its end, back, and round its start. A closed
  /// subpath gives two: its right-hand side in its own direction, then the other side in the other direction. Caps are what
  /// is seen of a subpath without length. A width that is not a positive finite number covers nothing.
  package func stroked(_ stroke: Stroke, dashes: Dashes? = nil) -> Outline {
    guard stroke.width > 0, stroke.width.isFinite else { return Outline() }
    return Outline(tracks(dashes).flatMap { $0.stroked(stroke) })
  }

  /// Returns the dashes as open subpaths.
  ///
  /// Where the pattern is finer than `Dashes.most` allows, the subpaths are left as they are.
  package func dashed(_ dashes: Dashes) -> Outline {
    Outline(
      tracks(dashes).map { track in
        Subpath(
          start: track.stretches[0].segment.start, segments: track.stretches.map(\.segment), isClosed: track.isClosed)
      })
  }

  private func tracks(_ dashes: Dashes?) -> [Track] {
    let tracks = subpaths.compactMap { Track($0) }
    guard let dashes else { return tracks }
    let measures = tracks.map { $0.stretches.map { StretchLength($0) } }
    let total = measures.joined().reduce(0) { $0 + $1.total }
    guard total / dashes.period * Double(dashes.lengths.count) < Dashes.most else { return tracks }
    return zip(tracks, measures).flatMap { $0.dashed(dashes, measures: $1) }
  }
}

extension Track {
  fileprivate func stroked(_ stroke: Stroke) -> [Subpath] {
    if isDot, stroke.cap == .butt { return [] }
    let (first, last) = (stretches[0], stretches[stretches.count - 1])
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
