import SwiftUI

func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
    path.boundingRect
}
