import SwiftUI

func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
    var result: [CGRect] = []
    for shape in shapes {
        let path = shape.path(in: rect)
        result.append(path.boundingRect)
    }
    return result
}
