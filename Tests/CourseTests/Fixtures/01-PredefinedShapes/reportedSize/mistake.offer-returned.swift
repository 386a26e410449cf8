import SwiftUI

func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
    proposed.replacingUnspecifiedDimensions()
}
