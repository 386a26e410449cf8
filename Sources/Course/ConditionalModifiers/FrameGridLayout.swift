import Geometry
import Judging

/// Where a grid of the frames puts its cells; lengths in points.
///
/// The grid stands at the upper edge of its space. Adaptive columns: of width L with gaps s, floor((L + s) / (m + s)) columns
/// of at least m fit, and they share the width.
struct FrameGridLayout: Sendable {
  /// How columns are made.
  enum Columns: Sendable {
    case adaptive(minimum: Double)
    case flexible(Int)
    case fixed(Int, width: Double)
  }

  var columns = Columns.adaptive(minimum: 120)

  /// The distance of columns.
  var spacing = 10.0

  /// The distance of rows, which the exercise leaves open.
  var rowSpacing = 8.0

  /// The size of a shape's frame.
  var width = 100.0
  var height = 120.0

  /// The padding around a shape's frame.
  var padding = 16.0

  /// The padding around the grid.
  var margin = 5.0

  /// How many frames are shown.
  var count = Frames.count

  /// The line around a shape.
  static let stroke = Stroke(width: 5, join: .round)

  /// Returns a scene for each distance of rows that is right: that of a LazyVGrid by itself, and that of the columns.
  static func forEachRowSpacing(_ scene: (FrameGridLayout) -> ExpectedScene) -> ExpectedScene {
    var other = FrameGridLayout()
    other.rowSpacing = other.spacing
    return scene(FrameGridLayout()).or(scene(other))
  }

  /// Returns the frames of the shapes in a space.
  func cells(in space: Box) -> [Box] {
    let room = space.width - 2 * margin
    let (number, track) = tracks(in: room)
    let all = Double(number) * track + Double(number - 1) * spacing
    let left = space.minX + margin + (room - all) / 2
    return (0..<count).map { index in
      let column = Double(index % number)
      let row = Double(index / number)
      let x = left + column * (track + spacing) + (track - width) / 2
      let y = space.minY + margin + row * (height + 2 * padding + rowSpacing) + padding
      return Box(x: x, y: y, width: width, height: height)
    }
  }

  private func tracks(in room: Double) -> (number: Int, width: Double) {
    switch columns {
    case .adaptive(let minimum):
      let number = max(1, Int((room + spacing) / (minimum + spacing)))
      return (number, (room - Double(number - 1) * spacing) / Double(number))
    case .flexible(let number): return (number, (room - Double(number - 1) * spacing) / Double(number))
    case .fixed(let number, let width): return (number, width)
    }
  }

  /// Returns the outlines of the shapes in a space; a circle is as large as fits.
  func outlines(in space: Box) -> [Outline] {
    cells(in: space).enumerated().map { Frames.outline($0.offset, in: $0.element) }
  }

  /// Returns what is drawn: each shape stroked, and filled over that.
  func marks(in space: Box) -> [ExpectedMark] {
    outlines(in: space).flatMap { outline -> [ExpectedMark] in
      [
        .stroke(outline, Self.stroke, color: .named("primary"), as: "the line"),
        .fill(outline, color: .named("secondary"), as: "the fill"),
      ]
    }
  }
}
