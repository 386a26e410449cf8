import Geometry

extension Drawing.Mark {
  /// The marks that draw the same in the fewest layers; none where nothing is seen.
  var normalised: [Drawing.Mark] {
    switch content {
    case .fill(let outline, let rule): return shown(.fill(outline.snapped, rule), bounds: outline.bounds)
    case .stroke(let outline, let style):
      guard style.stroke.width > 0 else { return [] }
      let reach = style.stroke.width * max(0.75, style.stroke.join == .miter ? style.stroke.miterLimit / 2 : 0)
      return shown(.stroke(outline.snapped, style.normalised), bounds: outline.bounds.expanded(by: reach))
    case .text(let text, let box): return text.isEmpty ? [] : shown(.text(text, box.snapped), bounds: box.bounds)
    case .image(let name, let box): return shown(.image(name, box.snapped), bounds: box.bounds, isPainted: false)
    case .layer(let marks, let opacity):
      guard opacity > 0 else { return [] }
      var inner = marks.flatMap(\.normalised)
      // What is seen through the clips of a layer is what is seen of each of its marks through them.
      if opacity >= 1 { return inner.flatMap { $0.seen(through: clips) } }
      if inner.count == 1, inner[0].canFade {
        inner[0].paint = inner[0].paint.faded(by: opacity)
        return inner[0].seen(through: clips)
      }
      return inner.isEmpty ? [] : [Drawing.Mark(.layer(inner, opacity: opacity), clips: clips.map(\.snapped))]
    case .masked(let marks, let mask):
      let inner = marks.flatMap(\.normalised)
      let mask = mask.flatMap(\.normalised)
      if inner.isEmpty || mask.isEmpty { return [] }
      if mask.count == 1, mask[0].paint.isOpaque, case .fill(let outline, let rule) = mask[0].content {
        return inner.flatMap { $0.seen(through: [Drawing.Clip(outline, rule: rule)] + mask[0].clips + clips) }
      }
      return [Drawing.Mark(.masked(inner, by: mask), clips: clips.map(\.snapped))]
    }
  }

  /// Returns what is seen of a mark in its normal form through further clips; what is inside of it is not looked at again.
  private func seen(through outer: [Drawing.Clip]) -> [Drawing.Mark] {
    let clipped = Drawing.Mark(content, paint: paint, clips: clips + outer)
    switch content {
    case .fill, .stroke, .text, .image: return clipped.normalised
    case .layer, .masked: return [Drawing.Mark(content, paint: paint, clips: clipped.clips.map(\.snapped))]
    }
  }

  private var canFade: Bool {
    switch content {
    case .fill, .stroke, .text: true
    case .image, .layer, .masked: false
    }
  }

  private func shown(_ content: Content, bounds: Box, isPainted: Bool = true) -> [Drawing.Mark] {
    if isPainted, paint.isClear { return [] }
    if case .fill(let outline, _) = content, outline.subpaths.allSatisfy(\.segments.isEmpty) { return [] }
    var kept: [Drawing.Clip] = []
    for clip in clips.map(\.snapped) where !kept.contains(clip) && !clip.holds(bounds) {
      // A fill seen through an outline of its own is the fill.
      if case .fill(let outline, let rule) = content, clip == Drawing.Clip(outline, rule: rule) { continue }
      kept.append(clip)
    }
    return [Drawing.Mark(content, paint: paint, clips: kept)]
  }
}

extension Drawing.LineStyle {
  /// The style without measures that make no difference.
  var normalised: Drawing.LineStyle {
    var style = self
    if Dashes(lengths: dash, phase: dashPhase) == nil { (style.dash, style.dashPhase) = ([], 0) }
    if stroke.join != .miter { style.stroke.miterLimit = 10 }
    return style
  }
}

extension Drawing.Clip {
  var snapped: Drawing.Clip { Drawing.Clip(outline.snapped, rule: rule) }

  /// Returns whether a box lies wholly inside, as far as that is easily seen: the outline is an upright rectangle.
  func holds(_ box: Box) -> Bool {
    guard let rectangle = outline.uprightRectangle else { return false }
    let slack = Drawing.unit
    return box.minX >= rectangle.minX - slack && box.maxX <= rectangle.maxX + slack
      && box.minY >= rectangle.minY - slack && box.maxY <= rectangle.maxY + slack
  }
}

extension Drawing.TapArea {
  var snapped: Drawing.TapArea {
    Drawing.TapArea(outline.snapped, rule: rule, limits: limits.map(\.snapped), action: action)
  }
}

extension Outline {
  var snapped: Outline { mapped(\.snapped) }

  /// The rectangle that the outline is, with sides along the axes; nil for any other outline.
  package var uprightRectangle: Box? {
    guard subpaths.count == 1, segments.allSatisfy(\.isLine) else { return nil }
    let box = bounds
    let corners = [
      Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
    ]
    var places: [Int] = []
    for point in [subpaths[0].start] + segments.map(\.end) {
      guard let place = corners.firstIndex(of: point) else { return nil }
      if places.last != place { places.append(place) }
    }
    if places.count == 5, places.first == places.last { places.removeLast() }
    guard places.count == 4, Set(places).count == 4 else { return nil }
    let step = (places[1] - places[0] + 4) % 4
    guard step != 2, (1..<4).allSatisfy({ (places[$0] - places[$0 - 1] + 4) % 4 == step }) else { return nil }
    return box
  }
}

extension Point {
  var snapped: Point { Point(x.snapped, y.snapped) }
}

extension Box {
  var snapped: Box { Box(minX: minX.snapped, minY: minY.snapped, maxX: maxX.snapped, maxY: maxY.snapped) }
}

extension Double {
  /// The nearest multiple of the unit of coordinates; adding 0 makes -0 to 0.
  fileprivate var snapped: Double { (self / Drawing.unit).rounded() * Drawing.unit + 0 }
}
