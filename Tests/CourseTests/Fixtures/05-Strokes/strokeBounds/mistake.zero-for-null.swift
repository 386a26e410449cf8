import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    let bounds = path.strokedPath(StrokeStyle(lineWidth: lineWidth)).boundingRect
    return bounds.isNull ? .zero : bounds
}
