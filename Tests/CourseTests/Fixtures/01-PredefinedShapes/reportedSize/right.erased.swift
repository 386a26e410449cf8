import SwiftUI

func reportedSize(of shape: any Shape, proposed: ProposedViewSize) -> CGSize {
    AnyShape(shape).sizeThatFits(proposed)
}
