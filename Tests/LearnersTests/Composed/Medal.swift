import SwiftUI

struct Medal: Shape {
  func path(in rect: CGRect) -> Path {
    let ribbon = Rectangle()
      .size(width: rect.width * 0.3, height: rect.height * 0.5)
      .offset(x: rect.width * 0.35)
    let disc = Circle()
      .scale(0.6, anchor: .bottom)
    let hole = Circle()
      .scale(x: 0.3, y: 0.3)
      .offset(CGSize(width: 0, height: rect.height * 0.2))

    var path = ribbon.path(in: rect)
    path.addPath(disc.path(in: rect))
    path.addPath(hole.path(in: rect))
    return path
  }
}

struct MedalView: View {
  var body: some View {
    Medal()
      .fill(.yellow, style: FillStyle(eoFill: true))
      .frame(width: 100, height: 100)
  }
}
