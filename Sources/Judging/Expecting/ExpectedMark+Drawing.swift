import Drawing
import Geometry
import Observing

extension ExpectedMark {
  /// The mark that a view would draw.
  func mark(paint: Drawing.Paint) -> Drawing.Mark {
    let content: Drawing.Mark.Content =
      switch self.content {
      case .fill(let outline, let rule): .fill(outline, rule)
      case .stroke(let outline, let style): .stroke(outline, style)
      case .text(let text, let box):
        .text(text, Outline(box ?? Box(x: 0, y: 0, width: 10 * Double(text.count), height: 20)))
      case .image(let name, let box): .image(name, Outline(box))
      }
    return Drawing.Mark(content, paint: paint, clips: clips)
  }

  /// The text, where it is one.
  var text: (text: String, box: Box?)? {
    if case .text(let text, let box) = content { (text, box) } else { nil }
  }
}

extension ExpectedColor {
  /// Returns a paint that is right for a mark, and another one for each mark whose colour is free.
  func sample(forMark number: Int) -> Drawing.Paint {
    switch self {
    case .named(let name): .color(Self.known[name] ?? Drawing.Color(red: 0, green: 0, blue: 0))
    case .any, .differentFrom: .color(Drawing.Color(red: 0.1, green: 0.2, blue: 0.001 * Double(number % 1000)))
    }
  }

  /// Returns whether a paint is this colour, as far as it names one.
  func matches(_ paint: Drawing.Paint) -> Bool {
    guard case .named(let name) = self, let wanted = Self.known[name] else { return true }
    guard case .color(let color) = paint else { return false }
    func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.01 }
    return isClose(color.red, wanted.red) && isClose(color.green, wanted.green) && isClose(color.blue, wanted.blue)
      && isClose(color.opacity, wanted.opacity)
  }
}

extension Outline {
  /// A rectangle, clockwise on screen from its upper left corner.
  package init(_ box: Box) {
    self.init {
      $0.polygon([
        Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
      ])
    }
  }
}

extension ExpectedScene {
  /// Returns what would be seen of a right view on a stage.
  func scene(on stage: Stage) -> Scene {
    let space = Box(x: 0, y: 0, width: stage.width, height: stage.height)
    var moments = self.moments.map { moment in
      let isSeen = moment.marks != nil || moment.frame != nil || !moment.taps.isEmpty
      // Around each place that is to be tapped a small square is.
      let areas = moment.taps.filter(\.isTaken).map { tap in
        let box = Box(minX: tap.point.x, minY: tap.point.y, maxX: tap.point.x, maxY: tap.point.y).expanded(by: 0.1)
        return Drawing.TapArea(Outline(box), action: 0)
      }
      let marks = (moment.marks ?? []).enumerated().map { $1.mark(paint: $1.color.sample(forMark: $0)) }
      return Scene.Moment(
        drawing: isSeen ? Drawing(frame: moment.frame ?? space, marks: marks, tapAreas: areas) : nil,
        readings: moment.readings)
    }
    while moments.count <= stage.steps.count { moments.append(Scene.Moment(drawing: nil)) }
    return Scene(moments: moments)
  }
}
