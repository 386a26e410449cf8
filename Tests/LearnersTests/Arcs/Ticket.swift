import SwiftUI

struct Ticket: Shape {
  var notch: CGFloat = 12

  func path(in rect: CGRect) -> Path {
    var path = Path()

    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))

    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY - notch))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: rect.midY), radius: notch, startAngle: Angle(degrees: -90),
      endAngle: Angle(degrees: 90), clockwise: true)

    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))

    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY + notch))
    path.addArc(
      center: CGPoint(x: rect.minX, y: rect.midY), radius: notch, startAngle: Angle(degrees: 90),
      endAngle: Angle(degrees: -90), clockwise: true)
    path.closeSubpath()

    return path
  }
}

struct TicketView: View {
  var body: some View {
    VStack {
      Text("ADMIT ONE")
    }
    .frame(width: 260, height: 110)
    .background(Color.orange)
    .clipShape(Ticket())
    .overlay(Ticket().stroke(Color.black, lineWidth: 1))
  }
}
