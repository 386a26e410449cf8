import Drawing
import Geometry

/// A drawing taken apart: ground covered with ink from back to front, and texts.
struct Picture {
  private(set) var painted: [Painted] = []
  private(set) var texts: [PicturedText] = []

  /// For each of what is painted, the box in which it covers anything, and the box in which its borders lie: most points
  /// are far from most of it, and a box is looked at much faster.
  private var extents: [Box] = []
  private var reaches: [Box] = []

  /// Whether more is drawn than can be compared in good time; then the rest is left out.
  private(set) var isTooLarge = false

  /// More outlines and texts than any exercise draws, clips among them.
  private static let most = 400

  /// More edges than they have.
  private static let mostEdges = 150_000

  private var count = 0
  private var edgeCount = 0

  /// Takes a drawing apart.
  init(_ marks: [Drawing.Mark]) {
    for (number, mark) in marks.enumerated() where !isTooLarge {
      add(mark, number: number, limits: [], opacity: 1, depth: 0)
    }
  }

  /// Takes what is expected apart. A mark of any colour has an ink of its own.
  init(_ marks: [ExpectedMark]) {
    for (number, mark) in marks.enumerated() {
      let ink = mark.color.sample(forMark: number)
      add(mark.mark(paint: ink), number: number, limits: [], opacity: 1, depth: 0)
    }
  }

  /// Returns what is seen at a point: the front-most of what covers it.
  func top(at point: Point) -> Painted? {
    var index = painted.count
    while index > 0 {
      index -= 1
      if extents[index].contains(point), painted[index].covers(point) { return painted[index] }
    }
    return nil
  }

  /// Returns whether a point lies so near to a border that either of its sides may be seen there.
  func isBorder(near point: Point) -> Bool {
    painted.indices.contains { index in
      reaches[index].contains(point) && painted[index].grounds.contains { $0.isBorder(near: point) }
    }
  }

  /// The bounds of all ground; clips cut it off at the bounds of theirs.
  var bounds: Box {
    painted.reduce(into: Box.null) { bounds, painted in
      bounds.formUnion(
        painted.limits.reduce(painted.ground.bounds) { box, limit in
          box.intersection(limit.reduce(into: Box.null) { $0.formUnion($1.bounds) })
        })
    }
  }

  private mutating func add(
    _ mark: Drawing.Mark, number: Int, limits: [[Ground]], opacity: Double, depth: Int
  ) {
    // Layers in layers beyond this are no learner's work.
    count += 1 + mark.clips.count
    guard count <= Self.most, edgeCount < Self.mostEdges, depth < 50 else {
      isTooLarge = true
      return
    }
    let limits = limits + mark.clips.map { [ground($0.outline, rule: $0.rule)] }
    switch mark.content {
    case .fill(let outline, let rule):
      add(ground(outline, rule: rule), .paint(mark.paint.faded(by: opacity)), number, limits)
    case .stroke(let outline, let style):
      let ground = ground(
        outline.stroked(style), rule: .nonZero, tolerance: Tolerance.points(forLineWidth: style.stroke.width))
      add(ground, .paint(mark.paint.faded(by: opacity)), number, limits)
    case .image(let name, let box):
      add(ground(box, rule: .nonZero), .image(name), number, limits)
    case .text(let text, let box):
      texts.append(PicturedText(text: text, box: box.bounds, paint: mark.paint.faded(by: opacity), mark: number))
    case .layer(let marks, let factor):
      for mark in marks where !isTooLarge {
        add(mark, number: number, limits: limits, opacity: opacity * factor, depth: depth + 1)
      }
    case .masked(let marks, let mask):
      // Masks of masks are seen only where both are; what a text masks cannot be told from here.
      let mask = Picture(mask)
      isTooLarge = isTooLarge || mask.isTooLarge
      let union = mask.painted.filter { $0.ink != .paint(.clear) }.map(\.ground)
      for mark in marks where !isTooLarge {
        add(mark, number: number, limits: limits + [union], opacity: opacity, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ ground: Ground, _ ink: Painted.Ink, _ number: Int, _ limits: [[Ground]]) {
    if ground.edges.isTooLarge { isTooLarge = true }
    if ground.edges.edges.isEmpty { return }
    let new = Painted(ground: ground, limits: limits, ink: ink, mark: number)
    painted.append(new)
    extents.append(ground.bounds)
    reaches.append(new.grounds.reduce(into: Box.null) { $0.formUnion($1.reach) })
  }

  private mutating func ground(_ outline: Outline, rule: Drawing.FillRule, tolerance: Double? = nil) -> Ground {
    let ground = Ground(outline, rule: rule, tolerance: tolerance ?? Tolerance.points(for: outline))
    edgeCount += ground.edges.edges.count
    return ground
  }
}

/// A text in a picture.
struct PicturedText: Hashable {
  var text: String
  var box: Box
  var paint: Drawing.Paint
  var mark: Int
}

extension Outline {
  /// Returns the outline of a line along the outline.
  func stroked(_ style: Drawing.LineStyle) -> Outline {
    stroked(style.stroke, dashes: Dashes(lengths: style.dash, phase: style.dashPhase))
  }
}

extension Box {
  /// Returns what both boxes hold; `null` where that is nothing.
  fileprivate func intersection(_ other: Box) -> Box {
    let box = Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return box.isNull ? .null : box
  }
}
