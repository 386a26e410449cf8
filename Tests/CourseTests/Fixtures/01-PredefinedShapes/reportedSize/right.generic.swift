import SwiftUI

func reportedSize<S: Shape>(of shape: S, proposed: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(width: proposed.width, height: proposed.height)
    return shape.sizeThatFits(offer)
}
