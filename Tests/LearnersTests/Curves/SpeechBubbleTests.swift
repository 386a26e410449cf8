import SwiftUI
import Testing

// By hand: a corner of one quadratic curve takes r²/6 away (Archimedes: the curve's segment is two thirds of the triangle
// of r²/2); the tail adds a triangle of tail²/2.
@Suite struct SpeechBubbleTests {
  @Test func `a bubble leaves room for its tail`() {
    let corners = 4 * 16.0 * 16 / 6
    expect(SpeechBubble(), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 100 * 86 - corners + 98)
    expect(SpeechBubble(), in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 200 * 86 - corners + 98)
    expect(SpeechBubble(), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 120 * 66 - corners + 98)
  }

  @Test func `a bubble without radius and tail is its frame`() {
    expect(
      SpeechBubble(cornerRadius: 0, tail: 0), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 9600)
  }
}
