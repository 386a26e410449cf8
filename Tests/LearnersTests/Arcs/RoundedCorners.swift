import SwiftUI

// Round only some of the corners. (Before UnevenRoundedRectangle came along.)
struct RoundedCorners: Shape {
  var tl: CGFloat = 0.0
  var tr: CGFloat = 0.0
  var bl: CGFloat = 0.0
  var br: CGFloat = 0.0

  func path(in rect: CGRect) -> Path {
    let limit = min(rect.size.width, rect.size.height) / 2
    let corners = [
      (at: CGPoint(x: rect.maxX, y: rect.minY), next: CGPoint(x: rect.maxX, y: rect.maxY), radius: tr),
      (at: CGPoint(x: rect.maxX, y: rect.maxY), next: CGPoint(x: rect.minX, y: rect.maxY), radius: br),
      (at: CGPoint(x: rect.minX, y: rect.maxY), next: CGPoint(x: rect.minX, y: rect.minY), radius: bl),
      (at: CGPoint(x: rect.minX, y: rect.minY), next: CGPoint(x: rect.maxX, y: rect.minY), radius: tl),
    ]

    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    for corner in corners {
      if corner.radius > 0 {
        path.addArc(tangent1End: corner.at, tangent2End: corner.next, radius: min(corner.radius, limit))
      } else {
        path.addLine(to: corner.at)
      }
    }
    path.closeSubpath()
    return path
  }
}

extension View {
  func topRounded(_ radius: CGFloat) -> some View {
    clipShape(RoundedCorners(tl: radius, tr: radius))
  }
}

struct RoundedCorners_Previews: PreviewProvider {
  static var previews: some View {
    Text("Sheet")
      .padding(40)
      .background(Color.gray)
      .topRounded(24)
  }
}
