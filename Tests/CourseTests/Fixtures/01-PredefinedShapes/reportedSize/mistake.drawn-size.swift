import SwiftUI

func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
    let size = proposed.replacingUnspecifiedDimensions()
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    return path.boundingRect.size
}
