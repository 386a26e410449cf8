import SwiftUI
import Testing

/// Points exactly on an outline: the top and left edges belong to the inside, the bottom and right edges do not.
@Suite struct PathEdgeTests {
  static let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  static let ways: [Path] = [
    Path(rect), Path { $0.addRect(rect) }, Path(CGRect(x: 100, y: 100, width: -100, height: -100)),
    Path { $0.addRect(rect, transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)) },
    Path { $0.addLines([CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 0), .zero]) },
    Path { $0.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(), style: .circular) },
    Path(roundedRect: rect, cornerRadii: RectangleCornerRadii()),
    Rectangle().size(width: 50, height: 50).scale(2, anchor: .topLeading).path(in: rect),
  ]

  @Test(arguments: ways.indices)
  func `a rectangle drawn in any way has the same edges`(index: Int) {
    let path = Self.ways[index]
    for eoFill in [false, true] {
      for point in [(0, 0), (50, 0), (0, 50), (99, 99)] {
        #expect(path.contains(CGPoint(x: point.0, y: point.1), eoFill: eoFill), "\(point)")
      }
      for point in [(100, 0), (0, 100), (100, 100), (100, 50), (50, 100), (-1, 0), (-1, 100), (0, -1), (101, 0)] {
        #expect(!path.contains(CGPoint(x: point.0, y: point.1), eoFill: eoFill), "\(point)")
      }
    }
  }

  @Test func `of the extrema of an ellipse and of round corners only the left ones are inside`() {
    let paths = [
      Path(ellipseIn: Self.rect), Capsule(style: .circular).path(in: Self.rect), Circle().path(in: Self.rect),
      RoundedRectangle(cornerRadius: 50, style: .circular).path(in: Self.rect),
    ]
    for path in paths {
      #expect(path.contains(CGPoint(x: 0, y: 50)))
      for (x, y) in [(50, 0), (100, 50), (50, 100), (49, 0), (51, 0), (0, 0), (100, 100)] {
        #expect(!path.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
      }
    }
  }

  @Test func `the straight edges of a rounded rectangle are half open, and its corners are cut`() {
    let path = RoundedRectangle(cornerRadius: 20).path(in: Self.rect)
    for (x, y) in [(50, 0), (0, 50), (50, 99), (99, 50)] { #expect(path.contains(CGPoint(x: x, y: y)), "\(x) \(y)") }
    for (x, y) in [(100, 50), (50, 100), (0, 0), (99, 0), (0, 99), (99, 99), (3, 3)] {
      #expect(!path.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
    }
  }

  @Test func `rectangles side by side hold each point once, as one path by even-odd and as two`() {
    let tiles = (0..<9).map { CGRect(x: $0 % 3 * 10, y: $0 / 3 * 10, width: 10, height: 10) }
    let all = Path { $0.addRects(tiles) }
    for x in stride(from: 0.0, through: 30, by: 2.5) {
      for y in stride(from: 0.0, through: 30, by: 2.5) {
        let point = CGPoint(x: x, y: y)
        #expect(tiles.filter { Path($0).contains(point) }.count == (x < 30 && y < 30 ? 1 : 0))
        #expect(all.contains(point, eoFill: true) == (x < 30 && y < 30))
      }
    }
  }

  @Test func `an open subpath is closed for filling, before the next one begins and at the end`() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      path.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    }
    for x in [0, 20] {
      #expect(path.contains(CGPoint(x: x + 5, y: 2)))
      #expect(!path.contains(CGPoint(x: x + 2, y: 5)))
      #expect(path.contains(CGPoint(x: x + 5, y: 5)))
    }
    #expect(!path.contains(CGPoint(x: 15, y: 2)))
  }

  @Test func `lines after a close belong to a subpath from the closed start`() {
    let path = Path { path in
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      path.addLine(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 0, y: 0))
    }
    #expect(path.contains(CGPoint(x: 1, y: 5)))
    #expect(!path.contains(CGPoint(x: 6, y: 2)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
  }
}
