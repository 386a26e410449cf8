import SwiftUI

struct PlusSign: Shape {
  var thickness: CGFloat = 20

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRects([
      CGRect(x: rect.midX - thickness / 2, y: rect.minY, width: thickness, height: rect.height),
      CGRect(x: rect.minX, y: rect.midY - thickness / 2, width: rect.width, height: thickness),
    ])
    return path
  }
}

struct PlusSign_Previews: PreviewProvider {
  static var previews: some View {
    PlusSign()
      .foregroundColor(.red)
      .rotationEffect(.degrees(45))
      .frame(width: 100, height: 100)
  }
}
