import SwiftUI
import Testing

// By hand: a cubic from the middle c back to c with controls a and b fills 3/20·|a × b| = 3/20·w·h/2, each of the two loops.
// In x it is 3·t·(1 − t)·w/2, at most 3/8·w; in y it is 3/2·h·t·(1 − t)·(2t − 1), at most √3/12·h.
@Suite struct InfinityLoopTests {
  @Test func `the loops end well before their control points`() {
    expect(InfinityLoop(), in: (0, 0, 100, 100), bounds: (12.5, 35.566243, 75, 28.867513), area: 1500)
    expect(InfinityLoop(), in: (0, 0, 200, 100), bounds: (25, 35.566243, 150, 28.867513), area: 3000)
    expect(InfinityLoop(), in: (30, 40, 120, 80), bounds: (45, 68.452995, 90, 23.094011), area: 1440)
  }

  @Test func `both loops are filled, though they turn in opposite directions`() {
    let path = InfinityLoop().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 30, y: 50)) && path.contains(CGPoint(x: 70, y: 50)))
    #expect(path.contains(CGPoint(x: 30, y: 50), eoFill: true) && path.contains(CGPoint(x: 70, y: 50), eoFill: true))
  }
}
