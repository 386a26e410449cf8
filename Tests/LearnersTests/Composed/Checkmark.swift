import SwiftUI

struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.4, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

struct DrawnCheckmark: View {
  @State private var progress: CGFloat = 0

  var body: some View {
    Checkmark()
      .trim(from: 0, to: progress)
      .stroke(Color.green, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
      .frame(width: 80, height: 60)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.5)) {
          progress = 1
        }
      }
  }
}

struct DrawnCheckmark_Previews: PreviewProvider {
  static var previews: some View {
    DrawnCheckmark()
  }
}
