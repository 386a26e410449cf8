internal import Drawing
internal import Geometry

/// What views draw on: it collects marks and tap areas, from back to front.
final class Canvas {
  /// What a tap does, and how many taps it takes.
  struct TapAction {
    let count: Int
    /// Does it; the point is where the tap was, in points of the picture.
    let run: (CGPoint) -> Void
  }

  private var marks: [Drawing.Mark] = []
  private var areas: [Area] = []
  private(set) var actions: [TapAction] = []

  /// The action of the innermost view around what is drawn that has one.
  private var action: Int?
  private var takesTaps = true
  private var limits: [Drawing.Clip] = []

  /// Only actions for so many taps count.
  private let tapCount: Int

  /// A tap area whose outline is not worked out before it is clear that any action can be reached.
  private struct Area {
    let outline: () -> Outline
    let rule: Drawing.FillRule
    let limits: [Drawing.Clip]
    let action: Int?
  }

  init(tapCount: Int = 1) { self.tapCount = tapCount }

  /// Returns what was drawn.
  func drawing(frame: CGRect) -> Drawing {
    let tapAreas =
      actions.isEmpty
      ? []
      : areas.map { area in
        Drawing.TapArea(area.outline(), rule: area.rule, limits: area.limits, action: area.action)
      }
    return Drawing(
      frame: Box(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), marks: marks,
      tapAreas: tapAreas)
  }

  // MARK: Marks

  /// Fills an outline; it takes taps where it is seen.
  func fill(_ outline: Outline, rule: Drawing.FillRule = .nonZero, paint: Drawing.Paint) {
    marks.append(Drawing.Mark(.fill(outline, rule), paint: paint))
    if !paint.isClear { takeTaps(rule: rule) { outline } }
  }

  /// Draws a line along an outline; the line alone takes taps.
  func stroke(_ outline: Outline, style: Drawing.LineStyle, paint: Drawing.Paint) {
    marks.append(Drawing.Mark(.stroke(outline, style), paint: paint))
    if !paint.isClear { takeTaps { outline.stroked(style) } }
  }

  /// Writes a text into its box, which takes taps.
  func write(_ text: String, box: Outline, paint: Drawing.Paint) {
    marks.append(Drawing.Mark(.text(text, box), paint: paint))
    takeTaps { box }
  }

  /// Puts an image into its box, which takes taps.
  func place(image name: String, box: Outline) {
    marks.append(Drawing.Mark(.image(name, box)))
    takeTaps { box }
  }

  // MARK: Layers

  /// Draws something that is seen only inside an outline; taps are taken outside of it too.
  func clipped(by clip: Drawing.Clip, _ draw: () -> Void) {
    let start = marks.count
    draw()
    for index in start..<marks.count { marks[index].clips.append(clip) }
  }

  /// Draws something with an opacity from 0 to 1; what cannot be seen takes no taps.
  func faded(by opacity: Double, _ draw: () -> Void) {
    if opacity <= 0 { return }
    let start = marks.count
    draw()
    if opacity < 1, marks.count > start {
      marks.replaceSubrange(start..., with: [Drawing.Mark(.layer(Array(marks[start...]), opacity: opacity))])
    }
  }

  /// Draws something that is seen only where something else would be seen; that takes no taps.
  func masked(_ draw: () -> Void, by drawMask: () -> Void) {
    let start = marks.count
    draw()
    let end = marks.count
    withoutTaps(drawMask)
    let masked = Drawing.Mark(.masked(Array(marks[start..<end]), by: Array(marks[end...])))
    marks.replaceSubrange(start..., with: [masked])
  }

  // MARK: Taps

  /// Draws something in which a tap does something, unless a view inside does something of its own.
  func tappable(_ action: TapAction, _ draw: () -> Void) {
    guard action.count == tapCount else { return draw() }
    let outer = self.action
    self.action = actions.count
    actions.append(action)
    draw()
    self.action = outer
  }

  /// Draws something that takes no taps.
  func withoutTaps(_ draw: () -> Void) {
    let outer = takesTaps
    takesTaps = false
    draw()
    takesTaps = outer
  }

  /// Draws something that takes taps inside of an outline: there all of them, and none elsewhere.
  func taking(tapsIn clip: Drawing.Clip, _ draw: () -> Void) {
    takeTaps(rule: clip.rule) { clip.outline }
    limits.append(clip)
    draw()
    limits.removeLast()
  }

  /// Lets nothing of what was drawn so far take taps any more.
  func forgetTaps() { areas.removeAll() }

  /// Takes taps inside of an outline.
  func takeTaps(rule: Drawing.FillRule = .nonZero, in outline: @escaping () -> Outline) {
    if takesTaps { areas.append(Area(outline: outline, rule: rule, limits: limits, action: action)) }
  }
}

extension Outline {
  /// The outline of the area that a line along this outline covers.
  fileprivate func stroked(_ style: Drawing.LineStyle) -> Outline {
    let dashes = Dashes(lengths: style.dash, phase: style.dashPhase)
    return stroked(style.stroke, dashes: dashes)
  }
}
