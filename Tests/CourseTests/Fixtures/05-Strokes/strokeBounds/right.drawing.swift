import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    guard lineWidth > 0, !path.isEmpty else { return .null }
    return path.strokedPath(.init(lineWidth: lineWidth)).boundingRect
}
