import SwiftUI

/// A soft pebble: four curves whose handles run along the edges of the frame.
struct Blob: Shape {
  /// how wobbly each side is; 0.5 is nearly an ellipse
  var top: CGFloat
  var bottom: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(top, bottom) }
    set { (top, bottom) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    bulge(&path, to: CGPoint(x: rect.midX, y: rect.minY), corner: rect.topLeft, amount: top)
    bulge(&path, to: CGPoint(x: rect.maxX, y: rect.midY), corner: rect.topRight, amount: top)
    bulge(&path, to: CGPoint(x: rect.midX, y: rect.maxY), corner: rect.bottomRight, amount: bottom)
    bulge(&path, to: CGPoint(x: rect.minX, y: rect.midY), corner: rect.bottomLeft, amount: bottom)
    path.closeSubpath()
    return path
  }

  private func bulge(_ path: inout Path, to end: CGPoint, corner: CGPoint, amount: CGFloat) {
    guard let start = path.currentPoint else { return }
    path.addCurve(
      to: end, control1: start.moved(towards: corner, by: amount),
      control2: end.moved(towards: corner, by: amount))
  }
}

private extension CGRect {
  var topLeft: CGPoint { CGPoint(x: minX, y: minY) }
  var topRight: CGPoint { CGPoint(x: maxX, y: minY) }
  var bottomLeft: CGPoint { CGPoint(x: minX, y: maxY) }
  var bottomRight: CGPoint { CGPoint(x: maxX, y: maxY) }
}

private extension CGPoint {
  func moved(towards other: CGPoint, by amount: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
  }
}

struct BlobView: View {
  @State private var isRound = false

  var body: some View {
    Blob(top: isRound ? 0.55 : 0.9, bottom: isRound ? 0.55 : 0.2)
      .fill(.pink)
      .frame(width: 180, height: 140)
      .onTapGesture {
        withAnimation(.easeInOut(duration: 1)) { isRound.toggle() }
      }
  }
}
