import SwiftUI

/// An eight-pointed star from two squares.
struct TiltedSquares: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) / sqrt(2)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)

    var path = Rectangle().path(in: square)
    path.addPath(Rectangle().rotation(.degrees(45)).path(in: square))
    return path
  }
}

#Preview {
  TiltedSquares()
    .fill(.teal)
    .overlay { TiltedSquares().stroke(.black) }
    .frame(width: 120, height: 120)
}
