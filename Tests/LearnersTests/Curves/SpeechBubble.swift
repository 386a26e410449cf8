import SwiftUI

struct SpeechBubble: Shape {
  var cornerRadius: CGFloat = 16
  var tail: CGFloat = 14

  func path(in rect: CGRect) -> Path {
    // leave room for the tail below
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tail)
    let r = cornerRadius

    var path = Path()
    path.move(to: CGPoint(x: body.minX + r, y: body.minY))
    path.addLine(to: CGPoint(x: body.maxX - r, y: body.minY))
    path.addQuadCurve(
      to: CGPoint(x: body.maxX, y: body.minY + r), control: CGPoint(x: body.maxX, y: body.minY))
    path.addLine(to: CGPoint(x: body.maxX, y: body.maxY - r))
    path.addQuadCurve(
      to: CGPoint(x: body.maxX - r, y: body.maxY), control: CGPoint(x: body.maxX, y: body.maxY))
    path.addLine(to: CGPoint(x: body.minX + r + tail, y: body.maxY))
    path.addLine(to: CGPoint(x: body.minX + r, y: rect.maxY))
    path.addLine(to: CGPoint(x: body.minX + r, y: body.maxY))
    path.addQuadCurve(
      to: CGPoint(x: body.minX, y: body.maxY - r), control: CGPoint(x: body.minX, y: body.maxY))
    path.addLine(to: CGPoint(x: body.minX, y: body.minY + r))
    path.addQuadCurve(
      to: CGPoint(x: body.minX + r, y: body.minY), control: CGPoint(x: body.minX, y: body.minY))
    path.closeSubpath()
    return path
  }
}

struct MessageView: View {
  let text: String
  let isMine: Bool

  var body: some View {
    HStack {
      if isMine { Spacer() }
      Text(text)
        .padding()
        .padding(.bottom, 14)
        .background(isMine ? Color.blue : Color.gray, in: SpeechBubble())
        .foregroundColor(.white)
      if !isMine { Spacer() }
    }
  }
}

struct MessageView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      MessageView(text: "Hello", isMine: true)
      MessageView(text: "Who is there?", isMine: false)
    }
    .previewLayout(.sizeThatFits)
  }
}
