import SwiftUI

/// Paper with a torn lower edge.
struct Receipt: Shape {
  var toothWidth: CGFloat = 20
  var toothHeight: CGFloat = 10

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - toothHeight))

    for x in stride(from: rect.maxX, to: rect.minX, by: -toothWidth) {
      path.addLine(to: CGPoint(x: x - toothWidth / 2, y: rect.maxY))
      path.addLine(to: CGPoint(x: x - toothWidth, y: rect.maxY - toothHeight))
    }

    path.closeSubpath()
    return path
  }
}

struct ReceiptView: View {
  let lines = ["Coffee", "Cake", "Tea"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(lines, id: \.self) { line in
        HStack {
          Text(line)
          Spacer()
          Text("2.50")
        }
      }
    }
    .padding(24)
    .background(Receipt().fill(Color.white).shadow(radius: 3))
    .frame(width: 200)
  }
}
