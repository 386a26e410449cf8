import SwiftUI

struct LensListing: View {
  var body: some View {
    VStack(spacing: 20) {
      Eye()
        .stroke(lineWidth: 5)
      Eye()
        .stroke(Color.primary, style: StrokeStyle(lineWidth: 5, dash: [30, 10]))
    }
    .padding()
  }
}

private struct Eye: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
