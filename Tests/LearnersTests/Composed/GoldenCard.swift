import SwiftUI

/// A card that keeps its proportions, whatever room it is given.
struct GoldenCard: Shape {
  static let ratio: CGFloat = 1.618

  func path(in rect: CGRect) -> Path {
    let size = fitting(rect.size)
    let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    let card = CGRect(origin: origin, size: size)
    return Path(roundedRect: card, cornerSize: CGSize(width: 10, height: 10), style: .circular)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    fitting(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 161.8, height: 100)))
  }

  private func fitting(_ size: CGSize) -> CGSize {
    if size.width / size.height > Self.ratio {
      return CGSize(width: size.height * Self.ratio, height: size.height)
    }
    return CGSize(width: size.width, height: size.width / Self.ratio)
  }
}

#Preview {
  HStack {
    GoldenCard().fill(.green)
    GoldenCard().stroke(.green, lineWidth: 3)
  }
}
