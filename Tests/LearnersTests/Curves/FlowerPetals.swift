import SwiftUI

struct FlowerPetals: Shape {
  var petalCount = 8
  var petalWidth: Double = 30

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius = min(rect.width, rect.height) / 2
    let petal = Path(ellipseIn: CGRect(x: 0, y: -petalWidth / 2, width: radius, height: petalWidth))

    for number in 0..<petalCount {
      let angle = Double(number) / Double(petalCount) * 2 * Double.pi
      let placed = petal.applying(
        CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle))
      path.addPath(placed)
    }

    return path
  }
}

struct FlowerView: View {
  @State private var petalWidth = 40.0

  var body: some View {
    VStack {
      FlowerPetals(petalWidth: petalWidth)
        .fill(Color.red, style: FillStyle(eoFill: true))

      Text("Width")
      Slider(value: $petalWidth, in: 0...100)
        .padding([.horizontal, .bottom])
    }
  }
}

#Preview {
  FlowerView()
}
