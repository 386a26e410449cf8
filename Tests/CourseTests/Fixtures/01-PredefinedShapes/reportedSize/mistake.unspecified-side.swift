import SwiftUI

func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(ProposedViewSize(width: proposed.width ?? 0, height: proposed.height ?? 0))
}
