import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        // a square of side 1 around 0, turned by 45 degrees and stretched
        let side = 1 / CGFloat(2).squareRoot()
        let square = Path(CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
        return square
            .applying(CGAffineTransform(rotationAngle: .pi / 4))
            .applying(CGAffineTransform(scaleX: rect.width, y: rect.height))
            .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}
