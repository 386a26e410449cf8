import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite struct `A drawing as data` {
  private static let circle = Outline { $0.arc(center: Point(50, 50), radius: 20, fromDegrees: 0, sweepDegrees: 360) }
  private static let line = Outline {
    $0.move(0.1, 0.2)
    $0.quadratic(control: Point(1, 2), to: Point(30, 40))
  }
  private static let color = Drawing.Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.75)
  private static let stops = [Drawing.Stop(color, at: 0), Drawing.Stop(color, at: 1)]

  private static let paints: [Drawing.Paint] = [
    .color(color), .linear(stops, from: Point(1, 2), to: Point(3, 4)),
    .radial(stops, center: Point(1, 2), fromRadius: 3, toRadius: 4),
    .angular(stops, center: Point(1, 2), fromRadians: 3, toRadians: 4),
  ]

  private static let contents: [Drawing.Mark.Content] = [
    .fill(circle, .nonZero), .fill(circle, .evenOdd), .stroke(line, .init(Stroke(width: 2))),
    .stroke(
      line, .init(Stroke(width: 2, cap: .round, join: .bevel), dash: [30, 10], dashPhase: 4)),
    .stroke(line, .init(Stroke(width: 2, cap: .square, join: .miter, miterLimit: 3))),
    .stroke(line, .init(Stroke(width: 2, join: .round))),
    .text("\"Hü\"\n🙂", circle), .image("", circle),
    .layer([.init(.fill(circle, .nonZero), paint: .color(color)), .init(.image("a", line))], opacity: 0.5),
    .masked([.init(.image("a", line))], by: [.init(.image("b", line)), .init(.image("c", line))]),
  ]

  private static func encoded(_ drawing: Drawing) throws -> Drawing {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(Drawing.self, from: encoder.encode(drawing))
  }

  @Test func `comes back as it was`() throws {
    let clips = [Drawing.Clip(Self.circle), Drawing.Clip(Self.line, rule: .evenOdd)]
    for content in Self.contents {
      for paint in Self.paints {
        let drawing = Drawing(
          frame: Box(x: 1, y: 2, width: 300, height: 400), marks: [.init(content, paint: paint, clips: clips)],
          tapAreas: [
            .init(Self.circle, action: 1), .init(Self.line, rule: .evenOdd, limits: clips, action: nil),
            .init(Self.line, action: 0),
          ])
        #expect(try Self.encoded(drawing) == drawing)
      }
    }
  }

  @Test func `comes back with coordinates that are no numbers`() throws {
    let outline = Outline {
      $0.move(.infinity, 0)
      $0.line(-.infinity, .nan)
    }
    let drawing = Drawing(
      frame: .null, marks: [.init(.stroke(outline, .init(Stroke(width: .infinity))), paint: Self.paints[0])])
    let back = try Self.encoded(drawing)
    #expect(back.frame == .null)
    #expect("\(back.marks)" == "\(drawing.marks)")
  }

  @Test(arguments: [
    "{}", "[]", #"{"frame": [1, 2, 3]}"#, #"{"frame": [0, 0, 1, 1], "marks": [{"fill": "no path"}]}"#,
    #"{"frame": [0, 0, 1, 1], "marks": [{}]}"#,
    #"{"frame": [0, 0, 1, 1], "marks": [{"image": "a", "box": "0 0 m", "paint": {"radial": [], "points": [1]}}]}"#,
  ])
  func `that is none is refused`(_ json: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(Drawing.self, from: Data(json.utf8)) }
  }
}
