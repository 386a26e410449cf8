import SwiftUI

// Drawn on squared paper, then blown up to whatever the frame is.
struct LightningBolt: Shape {
  private static let drawing = Path { p in
    p.move(to: CGPoint(x: 14, y: 2))
    p.addLine(to: CGPoint(x: 4, y: 14))
    p.addLine(to: CGPoint(x: 11, y: 14))
    p.addLine(to: CGPoint(x: 9, y: 22))
    p.addLine(to: CGPoint(x: 20, y: 9))
    p.addLine(to: CGPoint(x: 13, y: 9))
    p.closeSubpath()
  }

  func path(in rect: CGRect) -> Path {
    let box = Self.drawing.boundingRect
    let factor = min(rect.width / box.width, rect.height / box.height)
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: factor, y: factor)
      .translatedBy(x: -box.midX, y: -box.midY)
    return Self.drawing.applying(transform)
  }
}

#Preview {
  LightningBolt()
    .foregroundStyle(.yellow)
    .shadow(radius: 4)
    .frame(width: 100, height: 140)
}
