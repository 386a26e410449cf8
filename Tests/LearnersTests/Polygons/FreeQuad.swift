import SwiftUI

/// Four corners anywhere, each given as a part of the frame, so that all of them can be animated.
struct FreeQuad: Shape {
  typealias Corner = UnitPoint.AnimatableData

  var topLeft: UnitPoint
  var topRight: UnitPoint
  var bottomRight: UnitPoint
  var bottomLeft: UnitPoint

  var animatableData: AnimatablePair<AnimatablePair<Corner, Corner>, AnimatablePair<Corner, Corner>> {
    get {
      .init(
        .init(topLeft.animatableData, topRight.animatableData),
        .init(bottomRight.animatableData, bottomLeft.animatableData))
    }
    set {
      topLeft.animatableData = newValue.first.first
      topRight.animatableData = newValue.first.second
      bottomRight.animatableData = newValue.second.first
      bottomLeft.animatableData = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect[topLeft])
    for corner in [topRight, bottomRight, bottomLeft] {
      path.addLine(to: rect[corner])
    }
    path.closeSubpath()
    return path
  }
}

private extension CGRect {
  subscript(_ unit: UnitPoint) -> CGPoint {
    CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
