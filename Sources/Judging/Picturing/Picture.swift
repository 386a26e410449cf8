import Drawing
import Geometry

/// A drawing taken apart: ground covered with ink from back to front, and texts.
struct Picture {
  private(set) var painted: [Painted] = []
  private(set) var texts: [PicturedText] = []

  /// For each of what is painted, the box in which it covers anything, and what it covers there: most points are far from
  /// most of it, and a box is looked at much faster.
  private var layers: [(extent: Box, stencil: Stencil)] = []

  /// The borders of everything, each once, and the box in which each is near.
  private var borders: [(reach: Box, ground: Ground)] = []

  /// The numbers of the grounds whose borders are known.
  private var knownGrounds: Set<Int> = []

  /// The inks in the order of their numbers.
  private var inks: [Painted.Ink] = []

  /// Whether more is drawn than can be compared in good time; then the rest is left out.
  private(set) var isTooLarge = false

  /// How far borders may be off at most, in points: what is expected tells it, not what is drawn.
  private let greatestTolerance: Double

  /// How many grounds there are.
  private var groundCount = 0

  /// Takes a drawing apart that should look as something expected does.
  init(_ marks: [Drawing.Mark], expecting expected: Picture) {
    var budget = PictureBudget()
    self.init(marks, greatestTolerance: Tolerance.points(for: expected.bounds), budget: &budget)
  }

  /// Takes what is expected apart. A mark of any colour has an ink of its own.
  init(_ marks: [ExpectedMark]) {
    greatestTolerance = .infinity
    var budget = PictureBudget()
    for (number, mark) in marks.enumerated() {
      add(
        mark.mark(paint: mark.color.sample(forMark: number)), number: number, limits: [], opacity: 1, depth: 0,
        budget: &budget)
    }
  }

  private init(
    _ marks: [Drawing.Mark], greatestTolerance: Double, firstGround: Int = 0, budget: inout PictureBudget
  ) {
    self.greatestTolerance = greatestTolerance
    groundCount = firstGround
    for (number, mark) in marks.enumerated() where !budget.isSpent {
      add(mark, number: number, limits: [], opacity: 1, depth: 0, budget: &budget)
    }
    isTooLarge = budget.isSpent
    let covers = painted
    texts = textsWithGroundBefore.compactMap { text, before in
      let isCovered = covers[before...].contains { $0.ink.isOpaque && $0.covers(text.box.center) }
      return isCovered ? nil : text
    }
  }

  /// The texts, and how much ground lies behind each.
  private var textsWithGroundBefore: [(PicturedText, Int)] = []

  /// Returns the number of what is seen at a point, among what is painted: the front-most of what covers it.
  func top(at point: Point) -> Int? {
    var index = layers.count
    while index > 0 {
      index -= 1
      if layers[index].extent.contains(point), layers[index].stencil.covers(point) { return index }
    }
    return nil
  }

  /// Returns whether a point lies so near to a border that either of its sides may be seen there.
  func isBorder(near point: Point) -> Bool {
    for index in borders.indices where borders[index].reach.contains(point) {
      if borders[index].ground.isBorder(near: point) { return true }
    }
    return false
  }

  /// The borders of everything, each once.
  var grounds: [Ground] { borders.map(\.ground) }

  /// The bounds of all ground; clips cut it off at the bounds of theirs.
  var bounds: Box {
    painted.reduce(into: Box.null) { bounds, painted in
      bounds.formUnion(
        painted.stencil.limits.reduce(painted.stencil.ground.bounds) { box, limit in
          box.intersection(limit.reduce(into: Box.null) { $0.formUnion($1.ground.bounds) })
        })
    }
  }

  private mutating func add(
    _ mark: Drawing.Mark, number: Int, limits: [[Stencil]], opacity: Double, depth: Int, budget: inout PictureBudget
  ) {
    budget.take(marks: 1 + mark.clips.count)
    // Layers in layers beyond this are no learner's work.
    if depth >= 50 { budget.spend() }
    guard !budget.isSpent else { return }
    var limits = limits
    for clip in mark.clips {
      limits.append([Stencil(ground: ground(clip.outline, rule: clip.rule, budget: &budget), limits: [])])
    }
    switch mark.content {
    case .fill(let outline, let rule):
      let ground = ground(outline, rule: rule, budget: &budget)
      add(ground, .paint(mark.paint.faded(by: opacity)), number, limits, &budget)
    case .stroke(let outline, let style):
      budget.take(stroked: outline.segments.reduce(0) { $0 + ($1.isLine ? 1 : 5) })
      guard !budget.isSpent else { return }
      let ground = ground(
        outline.stroked(style), rule: .nonZero, tolerance: Tolerance.points(forLineWidth: style.stroke.width),
        budget: &budget)
      add(ground, .paint(mark.paint.faded(by: opacity)), number, limits, &budget)
    case .image(let name, let box):
      add(ground(box, rule: .nonZero, budget: &budget), .image(name), number, limits, &budget)
    case .text(let text, let box):
      let center = box.bounds.center
      // Where its middle cannot be seen, a text cannot be read.
      guard limits.allSatisfy({ $0.contains { $0.covers(center) } }) else { return }
      textsWithGroundBefore.append((PicturedText(text: text, box: box.bounds), painted.count))
    case .layer(let marks, let factor):
      for mark in marks where !budget.isSpent {
        add(mark, number: number, limits: limits, opacity: opacity * factor, depth: depth + 1, budget: &budget)
      }
    case .masked(let marks, let mask):
      // What shows at all in a mask is taken to show wholly; what a text masks cannot be told from here.
      let mask = Picture(mask, greatestTolerance: greatestTolerance, firstGround: groundCount, budget: &budget)
      groundCount = mask.groundCount
      let union = mask.painted.filter { $0.ink != .paint(.clear) }.map(\.stencil)
      for mark in marks where !budget.isSpent {
        add(mark, number: number, limits: limits + [union], opacity: opacity, depth: depth + 1, budget: &budget)
      }
    }
  }

  private mutating func add(
    _ ground: Ground, _ ink: Painted.Ink, _ number: Int, _ limits: [[Stencil]], _ budget: inout PictureBudget
  ) {
    if ground.edges.edges.isEmpty { return }
    let stencil = Stencil(ground: ground, limits: limits)
    budget.take(cuts: stencil.cost - 1)
    painted.append(Painted(stencil: stencil, ink: ink, inkNumber: inkNumber(ink), mark: number))
    layers.append((ground.bounds, stencil))
    for ground in stencil.grounds where knownGrounds.insert(ground.number).inserted {
      borders.append((ground.reach, ground))
    }
  }

  private mutating func inkNumber(_ ink: Painted.Ink) -> Int? {
    // An ink is most often that of the mark before.
    if let known = inks.lastIndex(of: ink) { return known }
    guard ink == ink else { return nil }
    inks.append(ink)
    return inks.count - 1
  }

  private mutating func ground(
    _ outline: Outline, rule: Drawing.FillRule, tolerance: Double? = nil, budget: inout PictureBudget
  ) -> Ground {
    let tolerance = min(tolerance ?? Tolerance.points(for: outline), greatestTolerance)
    let ground = Ground(outline, rule: rule, tolerance: tolerance, number: groundCount)
    groundCount += 1
    budget.take(edges: ground.edges.edges.count)
    // A clip as well: one that is too large to look at would hide what it shows.
    if ground.edges.isTooLarge { budget.spend() }
    return ground
  }
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
