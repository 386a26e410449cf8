import Foundation
import SwiftUI

/// A rectangle pushed over to the right by an angle.
struct LeaningTile: Shape {
  var lean: Angle

  func path(in rect: CGRect) -> Path {
    let shift = rect.height * tan(lean.radians)
    let topLeft = CGPoint(x: rect.minX + shift, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX - shift, y: rect.maxY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)

    var path = Path()
    path.addLines([topLeft, topRight, bottomRight, bottomLeft])
    path.closeSubpath()
    return path
  }
}

#Preview("Leaning") {
  LeaningTile(lean: .degrees(20))
    .fill(.orange)
    .frame(width: 240, height: 80)
}
