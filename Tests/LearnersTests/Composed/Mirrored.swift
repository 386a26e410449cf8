import SwiftUI

/// Any shape, left and right exchanged.
struct Mirrored<Original: Shape>: Shape {
  var original: Original

  var animatableData: Original.AnimatableData {
    get { original.animatableData }
    set { original.animatableData = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let flip = CGAffineTransform(scaleX: -1, y: 1)
      .translatedBy(x: -(rect.minX + rect.maxX), y: 0)
    let outline = original.path(in: rect).cgPath
    return Path(outline).applying(flip)
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    original.sizeThatFits(proposal)
  }
}

extension Shape {
  func mirrored() -> Mirrored<Self> {
    Mirrored(original: self)
  }
}

#Preview {
  Text("Two arrows")
  Trapezoid(insetAmount: 30).mirrored().fill(.blue)
}
