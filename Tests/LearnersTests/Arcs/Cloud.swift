import SwiftUI

struct Cloud: Shape {
  func path(in rect: CGRect) -> Path {
    func part(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX + x * rect.width, y: rect.minY + y * rect.height, width: w * rect.width,
        height: h * rect.height)
    }

    var path = Path()
    path.addEllipse(in: part(0, 0.5, 0.4, 0.5))
    path.addEllipse(in: part(0.6, 0.4, 0.4, 0.6))
    path.addEllipse(in: part(0.2, 0, 0.5, 0.8))
    path.addRect(part(0.2, 0.6, 0.6, 0.4))
    return path
  }
}

#Preview {
  Cloud()
    .fill(.white)
    .frame(width: 160, height: 90)
    .padding(40)
    .background(.blue)
}
