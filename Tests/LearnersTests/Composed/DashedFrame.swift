import SwiftUI

// A dashed border without StrokeStyle: little bars along all four sides.
struct DashedFrame: Shape {
  var dash: CGFloat = 10
  var gap: CGFloat = 5
  var thickness: CGFloat = 2

  func path(in rect: CGRect) -> Path {
    var bars: [CGRect] = []

    for x in stride(from: rect.minX, to: rect.maxX, by: dash + gap) {
      let length = min(dash, rect.maxX - x)
      bars.append(CGRect(x: x, y: rect.minY, width: length, height: thickness))
      bars.append(CGRect(x: x, y: rect.maxY - thickness, width: length, height: thickness))
    }
    for y in stride(from: rect.minY, to: rect.maxY, by: dash + gap) {
      let length = min(dash, rect.maxY - y)
      bars.append(CGRect(x: rect.minX, y: y, width: thickness, height: length))
      bars.append(CGRect(x: rect.maxX - thickness, y: y, width: thickness, height: length))
    }

    var path = Path()
    path.addRects(bars)
    return path
  }
}

struct DropZone: View {
  @State private var isTargeted = false

  var body: some View {
    Text("Drop here")
      .frame(width: 200, height: 120)
      .overlay(DashedFrame().fill(isTargeted ? Color.blue : Color.gray))
      .onTapGesture { isTargeted.toggle() }
  }
}
