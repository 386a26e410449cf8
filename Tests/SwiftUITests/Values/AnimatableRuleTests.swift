import SwiftUI
import Testing

@Suite struct AnimatableRuleTests {
  @Test(arguments: [0.0, 1, -0.25, 100, 1e-3])
  func `an angle animates its radians times 128`(radians: Double) {
    #expect(Angle(radians: radians).animatableData == radians * 128)
    var angle = Angle(degrees: 77)
    angle.animatableData = radians * 128
    #expect(angle.radians == radians)
  }

  // 180/π in double precision is 57.29577951308232; 128 radians are π·128/π.
  @Test func `half a turn is 402.12 units of animation`() {
    #expect(isNear(Angle.degrees(180).animatableData, 402.1238596594935, within: 1e-12))
  }

  @Test func `a unit point animates its fractions times 128 and a point its coordinates as they are`() {
    #expect(UnitPoint(x: 0.25, y: -2).animatableData == AnimatablePair(32, -256))
    var point = UnitPoint.center
    point.animatableData = AnimatablePair(64, 16)
    #expect(point == UnitPoint(x: 0.5, y: 0.125))
    #expect(CGPoint(x: 0.25, y: -2).animatableData == AnimatablePair(0.25, -2))
    #expect(CGSize(width: 3, height: 4).animatableData == AnimatablePair(3, 4))
  }

  // π/180 = 0.017453292519943295 and 180/π = 57.29577951308232. A division by 180 or by π would differ in the last digit.
  @Test func `degrees are multiplied by the quotient of half turns in both directions`() {
    #expect(Angle(degrees: 90).degrees == 90)
    for degrees in stride(from: -720.0, through: 720, by: 0.5) {
      #expect(Angle(degrees: degrees).radians == degrees * 0.017453292519943295)
      #expect(Angle(degrees: degrees).degrees == degrees * 0.017453292519943295 * 57.29577951308232)
    }
  }

  // As Python computes it with the same two constants in double precision.
  @Test func `not every number of degrees comes back`() {
    let changed = (1...360).map(Double.init).filter { Angle(degrees: $0).degrees != $0 }
    #expect(
      changed == [
        3, 6, 12, 15, 24, 29, 30, 48, 57, 58, 59, 60, 96, 105, 114, 116, 118, 120, 123, 125, 127, 192, 201, 210, 219,
        228,
        231, 232, 236, 237, 240, 241, 245, 246, 249, 250, 254, 255,
      ])
  }

  @Test func `a stroke animates its width, its limit and its phase but no dash`() {
    var style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 7, dash: [1, 2], dashPhase: 5)
    let data = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>(2, AnimatablePair(7, 5))
    #expect(style.animatableData == data)
    style.animatableData.second.second = 9
    #expect(
      style
        == StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 7, dash: [1, 2], dashPhase: 9))
  }

  @Test func `corner radii animate as the top pair and the bottom pair, the leading one of each first`() {
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 3, bottomTrailing: 4, topTrailing: 2)
    typealias Pair = AnimatablePair<CGFloat, CGFloat>
    let data = AnimatablePair(Pair(1, 2), Pair(3, 4))
    #expect(radii.animatableData == data)
    var shape = UnevenRoundedRectangle()
    shape.animatableData = data
    #expect(shape.cornerRadii == radii)
  }

  // One radian is 128, the centre (64, 64): 16384 + 4096 + 4096.
  @Test func `an erased shape animates by erased data`() {
    let data: _AnyAnimatableData = AnyShape(Circle().rotation(.radians(1))).animatableData
    #expect(data.magnitudeSquared == 24576.0)
  }
}
