import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    path.boundingRect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
}
