import Geometry
import Testing

@testable import Drawing

@Suite struct `A tap` {
  private static func square(_ x: Double, _ side: Double) -> Outline {
    Outline { $0.polygon([Point(x, x), Point(x + side, x), Point(x + side, x + side), Point(x, x + side)]) }
  }

  private static func drawing(_ areas: Drawing.TapArea...) -> Drawing {
    Drawing(frame: Box(x: 0, y: 0, width: 100, height: 100), tapAreas: areas)
  }

  @Test func `reaches the front-most area at its point`() {
    let drawing = Self.drawing(.init(Self.square(0, 100), action: 0), .init(Self.square(40, 20), action: 1))
    #expect(drawing.action(at: Point(10, 10)) == 0)
    #expect(drawing.action(at: Point(50, 50)) == 1)
    #expect(drawing.action(at: Point(200, 50)) == nil)
  }

  @Test func `is taken by an area without an action that lies in front`() {
    let drawing = Self.drawing(.init(Self.square(0, 100), action: 0), .init(Self.square(40, 20), action: nil))
    #expect(drawing.action(at: Point(50, 50)) == nil)
    #expect(drawing.action(at: Point(10, 10)) == 0)
  }

  @Test func `reaches an area only inside of all its limits`() {
    let limits = [Drawing.Clip(Self.square(0, 60)), Drawing.Clip(Self.square(40, 60))]
    let drawing = Self.drawing(.init(Self.square(0, 100), limits: limits, action: 3))
    #expect(drawing.action(at: Point(50, 50)) == 3)
    #expect(drawing.action(at: Point(20, 20)) == nil)
    #expect(drawing.action(at: Point(80, 80)) == nil)
  }

  @Test func `falls through a hole under the even-odd rule`() {
    let ring = Self.square(0, 100) + Self.square(40, 20)
    #expect(Self.drawing(.init(ring, rule: .evenOdd, action: 0)).action(at: Point(50, 50)) == nil)
    #expect(Self.drawing(.init(ring, rule: .nonZero, action: 0)).action(at: Point(50, 50)) == 0)
  }

  @Test func `knows areas without an action only where they are in front of one`() {
    let dead = Drawing.TapArea(Self.square(0, 100), action: nil)
    #expect(Self.drawing(dead, dead).tapAreas.isEmpty)
    #expect(Self.drawing(dead, .init(Self.square(0, 9), action: 0), dead).tapAreas.count == 2)
  }
}
