import SwiftUI

func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
    shapes.map { shape in
        let path = shape.path(in: rect)
        return path.isEmpty ? .zero : path.boundingRect
    }
}
