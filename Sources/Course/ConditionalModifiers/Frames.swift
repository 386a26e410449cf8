import Geometry
import Judging

/// The frames of the given Card.swift: its `Shapes.shapes`, drawn with Geometry's pen.
enum Frames {
  /// How many there are.
  static let count = 5

  /// The number of the rectangle: a photo in this frame looks as without one.
  static let rectangle = 1

  /// Returns the outline of a frame in a space; a number that no frame has gives the rectangle.
  static func outline(_ number: Int, in box: Box) -> Outline {
    switch number {
    case 0: .circle(center: box.center, radius: min(box.width, box.height) / 2)
    case 2: cone(in: box)
    case 3: lens(in: box)
    case 4: ellipse(in: box)
    default: Outline(box)
    }
  }

  /// Returns the number of the frame that a photo has, or nil without one; a number that no frame has is none.
  static func number(in setting: Setting) -> Int? {
    setting.given["frame"].flatMap { Int(exactly: $0) }.flatMap { (0..<count).contains($0) ? $0 : nil }
  }

  private static func cone(in box: Box) -> Outline {
    let radius = min(box.width, box.height) / 2
    return Outline { pen in
      pen.arc(center: box.center, radius: radius, fromDegrees: 0, sweepDegrees: -180)
      pen.line(box.midX, box.maxY)
      pen.close()
    }
  }

  private static func lens(in box: Box) -> Outline {
    Outline { pen in
      pen.move(box.minX, box.midY)
      pen.quadratic(control: Point(box.midX, box.minY), to: Point(box.maxX, box.midY))
      pen.quadratic(control: Point(box.midX, box.maxY), to: Point(box.minX, box.midY))
      pen.close()
    }
  }

  private static func ellipse(in box: Box) -> Outline {
    Outline.circle(center: Point(0, 0), radius: 1)
      .mapped { Point(box.midX + $0.x * box.width / 2, box.midY + $0.y * box.height / 2) }
  }
}
