import SwiftUI

struct InsetTriangle: InsettableShape {
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let inner = CGRect(x: rect.minX + insetAmount, y: rect.minY + insetAmount, width: rect.maxX - 2 * insetAmount, height: rect.maxY - 2 * insetAmount)
    guard rect.width > 2 * insetAmount, rect.height > 2 * insetAmount else { return Path() }
    var path = Path()
    path.move(to: CGPoint(x: inner.midX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

