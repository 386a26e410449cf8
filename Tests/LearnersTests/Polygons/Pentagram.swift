import SwiftUI

// The five-pointed star you draw without lifting the pen.
struct Pentagram: Shape {
  func path(in rect: CGRect) -> Path {
    let c = CGPoint(x: rect.midX, y: rect.midY)
    let r = min(rect.width, rect.height) / 2

    let tips = (0..<5).map { i -> CGPoint in
      let a = CGFloat(i) * .pi * 2 / 5 - .pi / 2
      return CGPoint(x: c.x + cos(a) * r, y: c.y + sin(a) * r)
    }

    var p = Path()
    p.move(to: tips[0])
    [2, 4, 1, 3].forEach { p.addLine(to: tips[$0]) }
    p.closeSubpath()
    return p
  }
}

struct Pentagram_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      Pentagram().fill(Color.red)
      Pentagram().fill(Color.red, style: FillStyle(eoFill: true))
    }
  }
}
