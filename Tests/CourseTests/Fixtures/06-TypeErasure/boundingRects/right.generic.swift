import SwiftUI

func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
    shapes.map { bounds(of: $0, in: rect) }
}

private func bounds(of shape: some Shape, in rect: CGRect) -> CGRect {
    shape.path(in: rect).cgPath.boundingBoxOfPath
}
