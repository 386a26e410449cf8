import SwiftUI
import Testing

@Suite struct AngleTests {
  @Test func `degrees and radians are two readings of one angle`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle(degrees: 90).degrees == 90)
    #expect(Angle.degrees(45) == Angle(degrees: 45))
    #expect(Angle.radians(1).radians == 1)
    #expect(Angle.zero == Angle())
    var angle = Angle()
    angle.degrees = 360
    #expect(angle.radians == 2 * .pi)
  }

  @Test func `angles are compared, added and scaled`() {
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(Angle.degrees(90) - .degrees(90) == .zero)
    #expect(Angle.radians(1) + .radians(2) == .radians(3))
    #expect(-Angle.radians(1) == .radians(-1))
    #expect(Angle.radians(1) * 3 == .radians(3))
    #expect(Angle.radians(3) / 2 == .radians(1.5))
    var angle = Angle.radians(1)
    angle += .radians(2)
    angle -= .radians(0.5)
    angle *= 2
    angle /= 5
    #expect(angle == .radians(1))
    #expect(Set([Angle.zero, .zero]).count == 1)
  }

  @Test func `an angle is animated in units of a 128th of a radian`() {
    #expect(Angle.radians(2).animatableData == 256)
    var angle = Angle.zero
    angle.animatableData = 64
    #expect(angle == .radians(0.5))
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
  }
}
