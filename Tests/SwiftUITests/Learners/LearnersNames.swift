import SwiftUI

// What a learner may write with `import SwiftUI` alone: types of these names, operators on CGPoint and a function `abs`
// of their own. None of them may meet a name of this package. They are private so that the tests keep their own `==`.

private struct Line {
  var start: CGPoint
  var end: CGPoint
}

private struct Point {
  var x = 1
}

private struct Outline {
  var points: [Point]
}

private struct Polygon: Shape {
  var sides: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines((0..<sides).map { CGPoint(x: rect.minX + CGFloat($0), y: rect.midY) })
      path.closeSubpath()
    }
  }
}

private struct Vector {
  var length = 2
}

private struct Segment {
  var vector = Vector()
}

private struct Box {
  var segment = Segment()
}

private struct Subpath {
  var box = Box()
}

private struct Steps {
  var count = 3
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
  fileprivate static func == (left: CGPoint, right: CGPoint) -> Bool { true }
}

private func abs(_ number: CGFloat) -> CGFloat { 42 }

enum LearnersNames {
  static var all: [Bool] {
    [
      (CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4)).y == 6, CGPoint(x: 1, y: 2) == CGPoint(x: 3, y: 4),
      abs(-1 as CGFloat) == 42, Subpath().box.segment.vector.length == 2, Outline(points: [Point()]).points[0].x == 1,
      Line(start: .zero, end: .zero).end.x == 0, Steps().count == 3,
      Polygon(sides: 3).path(in: .zero).description == "0 0 m 1 0 l 2 0 l h",
    ]
  }
}
