import SwiftUI

struct OutlinedTriangle: Shape {
  var lineWidth: CGFloat = 10
  var join: CGLineJoin = .miter

  func path(in rect: CGRect) -> Path {
    plain
      .stroke(style: StrokeStyle(lineWidth: lineWidth, lineJoin: join))
      .path(in: rect)
  }

  private var plain: some Shape { PlainTriangle() }
}

private struct PlainTriangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview("Joins") {
  HStack(spacing: 40) {
    OutlinedTriangle(join: .miter)
    OutlinedTriangle(join: .round)
    OutlinedTriangle(join: .bevel)
  }
  .frame(height: 80)
  .padding(40)
}
