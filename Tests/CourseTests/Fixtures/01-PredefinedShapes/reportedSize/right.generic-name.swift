import SwiftUI

func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
    let answer = shape.sizeThatFits(proposed)
    return answer
}
