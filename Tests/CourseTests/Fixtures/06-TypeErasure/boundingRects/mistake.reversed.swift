import SwiftUI

func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
    var result: [CGRect] = []
    for shape in shapes { result.insert(shape.path(in: rect).boundingRect, at: 0) }
    return result
}
