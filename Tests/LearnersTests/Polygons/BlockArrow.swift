import SwiftUI

struct BlockArrow: Shape {
  func path(in rect: CGRect) -> Path {
    let width = rect.size.width
    let height = rect.size.height
    let headWidth = width * 0.4
    let shaft = height / 2

    var path = Path()
    path.move(to: CGPoint(x: 0, y: (height - shaft) / 2))
    path.addLine(to: CGPoint(x: width - headWidth, y: (height - shaft) / 2))
    path.addLine(to: CGPoint(x: width - headWidth, y: 0))
    path.addLine(to: CGPoint(x: width, y: height / 2))
    path.addLine(to: CGPoint(x: width - headWidth, y: height))
    path.addLine(to: CGPoint(x: width - headWidth, y: (height + shaft) / 2))
    path.addLine(to: CGPoint(x: 0, y: (height + shaft) / 2))
    path.closeSubpath()
    return path
  }
}

struct BlockArrowView: View {
  @State private var isPointingLeft = false

  var body: some View {
    VStack {
      BlockArrow()
        .fill(LinearGradient(gradient: Gradient(colors: [.blue, .purple]), startPoint: .leading, endPoint: .trailing))
        .frame(width: 200, height: 80)
        .rotationEffect(isPointingLeft ? .degrees(180) : .zero)
        .animation(.spring(), value: isPointingLeft)
      Toggle("Point left", isOn: $isPointingLeft)
    }
    .padding()
  }
}
