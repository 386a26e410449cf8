import SwiftUI

func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
    let size = proposed.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    return shape.sizeThatFits(ProposedViewSize(size))
}
