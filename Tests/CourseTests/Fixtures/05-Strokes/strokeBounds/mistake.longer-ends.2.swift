import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    path.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .square)).boundingRect
}
