import SwiftUI

/// The x of a close button, as an outline that can be filled.
struct CrossMark: Shape {
  var thickness: CGFloat

  func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: thickness / 2, dy: thickness / 2)
    var lines = Path()
    lines.move(to: CGPoint(x: box.minX, y: box.minY))
    lines.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    lines.move(to: CGPoint(x: box.maxX, y: box.minY))
    lines.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    return lines.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
  }
}

struct CloseButton: View {
  var action: () -> Void = {}

  var body: some View {
    Button(action: action) {
      CrossMark(thickness: 4)
        .fill(.white)
        .padding(10)
        .background(Circle().fill(.black.opacity(0.6)))
    }
    .frame(width: 36, height: 36)
  }
}

#Preview {
  CloseButton()
}
