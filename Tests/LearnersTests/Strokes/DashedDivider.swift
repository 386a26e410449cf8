import SwiftUI

struct DashedDivider: Shape {
  var dash: [CGFloat] = [30, 10]
  var phase: CGFloat = 0

  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
    .strokedPath(StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase))
  }
}

struct MarchingAnts: View {
  @State private var phase: CGFloat = 0

  var body: some View {
    DashedDivider(phase: phase)
      .frame(height: 10)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
          phase = 40
        }
      }
  }
}
