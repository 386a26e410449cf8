import SwiftUI

struct TriangleListing: View {
  var body: some View {
    Sail()
      .aspectRatio(1, contentMode: .fit)
      .background(Color.yellow)
  }
}

private struct Sail: Shape {
  func path(in rect: CGRect) -> Path {
    let width = rect.width
    let height = rect.height
    var path = Path()
    path.addLines([
      CGPoint(x: width * 0.2, y: height * 0.1),
      CGPoint(x: width * 0.9, y: height * 0.5),
      CGPoint(x: width * 0.3, y: height * 0.9),
    ])
    path.closeSubpath()
    return path
  }
}

#Preview {
  TriangleListing()
}
