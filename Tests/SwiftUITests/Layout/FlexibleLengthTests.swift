import Testing

@testable import SwiftUI

@Suite struct FlexibleLengthTests {
  // Recorded, in 300: frame-flex.
  @Test(arguments: [
    (FlexibleLength(minimum: 100), CGFloat(40), CGFloat(100)),
    (FlexibleLength(maximum: 200), 40, 200),
    (FlexibleLength(minimum: 50, maximum: .infinity), 40, 300),
    (FlexibleLength(maximum: 120), 120, 120),
    (FlexibleLength(maximum: 200), 250, 200),
  ])
  func `a frame that is offered 300 has the recorded length`(
    frame: FlexibleLength, child: CGFloat, expected: CGFloat
  ) {
    #expect(frame.result(child: child, outer: 300) == expected)
  }

  @Test func `a frame that is offered nothing is as long as its ideal, or its content within the bounds`() {
    #expect(FlexibleLength(ideal: 150).result(child: 40, outer: nil) == 150)
    #expect(FlexibleLength(minimum: 60).result(child: 40, outer: nil) == 60)
    #expect(FlexibleLength(maximum: 30).result(child: 40, outer: nil) == 30)
    #expect(FlexibleLength().result(child: 40, outer: nil) == 40)
  }

  @Test func `content is offered what the frame is offered, or the ideal length, within the bounds`() {
    let frame = FlexibleLength(minimum: 50, ideal: 80, maximum: 120)
    #expect(frame.offer(for: 0) == 50)
    #expect(frame.offer(for: 100) == 100)
    #expect(frame.offer(for: .infinity) == 120)
    #expect(frame.offer(for: nil) == 80)
    #expect(FlexibleLength(minimum: 50, maximum: 120).offer(for: nil) == nil)
  }

  @Test func `only a bound makes a frame depend on what it is offered`() {
    #expect(FlexibleLength(ideal: 150).result(child: 40, outer: 300) == 40)
    #expect(FlexibleLength(minimum: 20).result(child: 40, outer: 300) == 40)
    #expect(FlexibleLength(minimum: 0, maximum: .infinity).result(child: 40, outer: .infinity) == .infinity)
  }

  @Test func `content longer than the offer sticks out of a frame with a minimum`() {
    #expect(FlexibleLength(minimum: 20).result(child: 40, outer: 30) == 30)
    #expect(FlexibleLength(minimum: 20).result(child: 40, outer: 0) == 20)
    #expect(FlexibleLength(minimum: 0, maximum: .infinity).result(child: 400, outer: 300) == 300)
  }

  @Test func `contradictory bounds do no harm, the least length wins`() {
    let frame = FlexibleLength(minimum: 100, ideal: 10, maximum: 50)
    #expect(frame.offer(for: 70) == 100)
    #expect(frame.result(child: 70, outer: 70) == 100)
    #expect(frame.result(child: 70, outer: nil) == 100)
    #expect(FlexibleLength(minimum: .nan, maximum: .nan).result(child: 5, outer: 7) == 7)
  }
}
