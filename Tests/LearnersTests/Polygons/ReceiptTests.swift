import SwiftUI
import Testing

// By hand: a rectangle that ends a tooth's height above the frame's lower edge, and triangles of 20·10/2 below it.
@Suite struct ReceiptTests {
  @Test func `a receipt of 100 points has five teeth`() {
    expect(
      Receipt(), in: (0, 0, 100, 100),
      corners: [
        (0, 0), (100, 0), (100, 90), (90, 100), (80, 90), (70, 100), (60, 90), (50, 100), (40, 90), (30, 100),
        (20, 90), (10, 100), (0, 90),
      ],
      bounds: (0, 0, 100, 100), area: 9500)
    expect(Receipt(), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 9000)
  }

  @Test func `a tooth that does not fit reaches beyond the paper`() {
    // Beside the paper lies the triangle (0, 0), (0, 30), (−10, 30).
    expect(
      Receipt(), in: (0, 0, 50, 40),
      corners: [(0, 0), (50, 0), (50, 30), (40, 40), (30, 30), (20, 40), (10, 30), (0, 40), (-10, 30)],
      bounds: (-10, 0, 60, 40), area: 1500 + 300 + 150)
  }
}
