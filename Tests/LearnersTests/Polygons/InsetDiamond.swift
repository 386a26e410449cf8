import SwiftUI

struct InsetDiamond: InsettableShape {
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var path = Path()
    path.move(to: CGPoint(x: box.midX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.midY))
    path.addLine(to: CGPoint(x: box.midX, y: box.maxY))
    path.addLine(to: CGPoint(x: box.minX, y: box.midY))
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> Self {
    var diamond = self
    diamond.insetAmount += amount
    return diamond
  }
}

#Preview(traits: .fixedLayout(width: 200, height: 200)) {
  InsetDiamond()
    .strokeBorder(Color.mint, lineWidth: 12)
    .padding()
}
