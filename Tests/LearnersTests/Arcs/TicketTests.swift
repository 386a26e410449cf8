import SwiftUI
import Testing

// By hand: the rectangle without two half discs, which with cubics hold 3.142472·r²/2 each.
@Suite struct TicketTests {
  @Test func `a ticket is a rectangle without two half discs`() {
    expect(Ticket(), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 10_000 - 3.142472 * 144)
    expect(Ticket(notch: 20), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 9600 - 3.142472 * 400)
  }

  @Test func `the notches are cut in, not added on`() {
    let path = Ticket().path(in: CGRect(x: 30, y: 40, width: 120, height: 80))
    #expect(!path.contains(CGPoint(x: 31, y: 80)) && !path.contains(CGPoint(x: 149, y: 80)))
    #expect(path.contains(CGPoint(x: 43, y: 80)) && path.contains(CGPoint(x: 137, y: 80)))
  }
}
