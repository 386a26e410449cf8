import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    let r = path.boundingRect
    return r.insetBy(dx: -lineWidth, dy: -lineWidth)
}
