import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    let outline = path.strokedPath(style)
    return outline.isEmpty ? .null : outline.boundingRect
}
