import SwiftUI

func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
    var result = CGRect.null
    for shape in shapes { result = result.union(shape.path(in: rect).boundingRect) }
    return [result]
}
