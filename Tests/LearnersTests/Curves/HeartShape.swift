import SwiftUI

struct HeartShape: Shape {
  func path(in rect: CGRect) -> Path {
    let w = rect.width
    let h = rect.height

    var path = Path()
    path.move(to: CGPoint(x: w * 0.5, y: h))
    path.addCurve(
      to: CGPoint(x: 0, y: h * 0.3),
      control1: CGPoint(x: w * 0.4, y: h * 0.8),
      control2: CGPoint(x: 0, y: h * 0.6))
    path.addCurve(
      to: CGPoint(x: w * 0.5, y: h * 0.2),
      control1: CGPoint(x: 0, y: h * -0.1),
      control2: CGPoint(x: w * 0.4, y: h * -0.05))
    path.addCurve(
      to: CGPoint(x: w, y: h * 0.3),
      control1: CGPoint(x: w * 0.6, y: h * -0.05),
      control2: CGPoint(x: w, y: h * -0.1))
    path.addCurve(
      to: CGPoint(x: w * 0.5, y: h),
      control1: CGPoint(x: w, y: h * 0.6),
      control2: CGPoint(x: w * 0.6, y: h * 0.8))
    path.closeSubpath()
    return path
  }
}

struct LikeButton: View {
  @State var liked = false

  var body: some View {
    HeartShape()
      .fill(liked ? Color.red : Color.gray)
      .frame(width: 50, height: 46)
      .scaleEffect(liked ? 1.2 : 1)
      .onTapGesture {
        withAnimation(.spring()) { liked.toggle() }
      }
  }
}

struct HeartShape_Previews: PreviewProvider {
  static var previews: some View {
    LikeButton()
  }
}
