import SwiftUI

struct Staircase: Shape {
  let steps: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let tread = rect.width / CGFloat(steps)
    let rise = rect.height / CGFloat(steps)

    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for _ in 1...steps {
      path.rise(by: rise)
      path.stepRight(by: tread)
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

fileprivate extension Path {
  mutating func rise(by dy: CGFloat) {
    guard let here = currentPoint else { return }
    addLine(to: CGPoint(x: here.x, y: here.y - dy))
  }

  mutating func stepRight(by dx: CGFloat) {
    guard let here = currentPoint else { return }
    addLine(to: CGPoint(x: here.x + dx, y: here.y))
  }
}
