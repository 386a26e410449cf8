import SwiftUI

struct FlatRing: Shape {
  var thickness: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addEllipse(in: rect)
    path.addEllipse(in: rect.insetBy(dx: thickness, dy: thickness))
    return path
  }
}

struct FlatRingView: View {
  @State private var thickness: CGFloat = 20

  var body: some View {
    VStack {
      FlatRing(thickness: thickness)
        .fill(Color.teal, style: FillStyle(eoFill: true, antialiased: true))
        .frame(width: 200, height: 120)
      Slider(value: $thickness, in: 5...50)
    }
  }
}
