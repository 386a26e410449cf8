import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    path.stroke(lineWidth: lineWidth).path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).boundingRect
}
