import SwiftUI

struct RegularPolygon: Shape {
  let sides: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    for i in 0..<sides {
      // start at the top, not at 3 o'clock
      let angle = 2 * .pi / CGFloat(sides) * CGFloat(i) - .pi / 2
      let corner = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if i == 0 {
        path.move(to: corner)
      } else {
        path.addLine(to: corner)
      }
    }
    path.closeSubpath()
    return path
  }
}

struct RegularPolygon_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      ForEach(3..<8) { sides in
        RegularPolygon(sides: sides)
          .stroke(Color.blue, lineWidth: 3)
          .frame(width: 60, height: 60)
      }
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
