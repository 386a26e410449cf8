import SwiftUI

func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
    let size = shape.sizeThatFits(proposed)
    return CGSize(width: size.height, height: size.width)
}
