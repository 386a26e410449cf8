import SwiftUI

func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
    shapes.map { $0.path(in: CGRect(origin: .zero, size: rect.size)).boundingRect }
}
