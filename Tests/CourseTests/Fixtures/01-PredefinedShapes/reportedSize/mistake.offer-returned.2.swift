import SwiftUI

func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
    CGSize(width: proposed.width ?? 0, height: proposed.height ?? 0)
}
