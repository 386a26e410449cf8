import SwiftUI

struct InfinityLoop: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)

    var path = Path()
    path.move(to: center)
    path.addCurve(
      to: center,
      control1: CGPoint(x: rect.maxX, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addCurve(
      to: center,
      control1: CGPoint(x: rect.minX, y: rect.minY),
      control2: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }
}

struct InfinityLoopView: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    InfinityLoop()
      .trim(from: offset, to: offset + 0.3)
      .stroke(.blue, lineWidth: 6)
      .frame(width: 200, height: 100)
      .onAppear {
        withAnimation(.linear(duration: 2).repeatForever()) { offset = 0.7 }
      }
  }
}
