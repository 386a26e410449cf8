import SwiftUI
import Testing

/// A shape whose number of corners is animated.
private struct Fan: Shape {
  var corners: Double

  var animatableData: Double {
    get { corners }
    set { corners = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A value that is its own animatable data.
private struct Loudness: VectorArithmetic, Animatable {
  var value: Double
  static var zero: Loudness { Loudness(value: 0) }
  static func + (lhs: Loudness, rhs: Loudness) -> Loudness { Loudness(value: lhs.value + rhs.value) }
  static func - (lhs: Loudness, rhs: Loudness) -> Loudness { Loudness(value: lhs.value - rhs.value) }
  mutating func scale(by rhs: Double) { value *= rhs }
  var magnitudeSquared: Double { value * value }
}

/// Every call about values that change gradually.
@Suite struct AnimatableInterfaceTests {
  func half<Value: Animatable>(_ from: Value, _ to: Value) -> Value {
    var result = from
    result.animatableData.interpolate(towards: to.animatableData, amount: 0.5)
    return result
  }

  @Test func `a learner's shape animates what it says`() {
    #expect(half(Fan(corners: 3), Fan(corners: 5)).corners == 4)
    #expect(half(Loudness(value: 3), Loudness(value: 5)).value == 4)
    #expect(Loudness.AnimatableData.self == Loudness.self)
  }

  @Test func `numbers are vectors of one number`() {
    var (double, single, number) = (3.0, Float(3), CGFloat(3))
    double.scale(by: 2)
    single.scale(by: 2)
    number.scale(by: 2)
    #expect(double == 6 && single == 6 && number == 6)
    #expect(double.magnitudeSquared == 36 && single.magnitudeSquared == 36 && number.magnitudeSquared == 36)
    #expect(double.scaled(by: 0.5) == 3 && single.scaled(by: 0.5) == 3 && number.scaled(by: 0.5) == 3)
    double.interpolate(towards: 10, amount: 0.25)
    #expect(double == 7 && double.interpolated(towards: 3, amount: 0.5) == 5)
    #expect(Double.AnimatableData.self == Double.self && CGFloat.AnimatableData.self == CGFloat.self)
    #expect(half(1.0, 2.0) == 1.5 && half(CGFloat(1), 2) == 1.5)
  }

  @Test func `points, sizes and rectangles animate their numbers`() {
    #expect(half(CGPoint.zero, CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 2))
    #expect(half(CGSize.zero, CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
    #expect(half(CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8)) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      CGRect.AnimatableData.self
        == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>.self)
  }

  @Test func `a pair is a vector of two vectors`() {
    var pair = AnimatablePair(3.0, CGFloat(4))
    #expect(pair.first == 3 && pair.second == 4 && pair.magnitudeSquared == 25)
    pair += AnimatablePair(1, 1)
    pair -= AnimatablePair(2, 2)
    #expect(pair == AnimatablePair(2, 3))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(4, 6) && pair + .zero == pair && pair - pair == .zero)
    #expect(
      type(of: AnimatablePair(AnimatablePair(1.0, 2.0), 3.0))
        == AnimatablePair<AnimatablePair<Double, Double>, Double>.self)
  }

  @Test func `data that holds nothing is a vector too`() {
    var nothing = EmptyAnimatableData()
    nothing += .zero
    nothing -= .zero
    nothing.scale(by: 3)
    #expect(nothing == .zero && nothing + nothing == .zero && nothing - nothing == .zero)
    #expect(nothing.magnitudeSquared == 0)
  }

  @Test func `data of an erased type is a vector too`() {
    let card = AnyShape(RoundedRectangle(cornerSize: CGSize(width: 3, height: 4)))
    var data = card.animatableData
    #expect(data.magnitudeSquared == 25)
    data += card.animatableData
    data -= card.animatableData
    #expect(data == card.animatableData && data + .zero == data && data - data == .zero)
    data.scale(by: 2)
    #expect(data.magnitudeSquared == 100)
  }
}
