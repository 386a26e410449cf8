import SwiftUI

struct GaugeArc: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let clamped = max(0, min(1, value))
    let start = Angle.degrees(135)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2,
      startAngle: start,
      endAngle: start + Angle.degrees(270 * clamped),
      clockwise: false)
    return path
  }
}

struct GaugeView: View {
  @State private var value = 0.25

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        GaugeArc(value: 1)
          .stroke(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: 14, lineCap: .round))
        GaugeArc(value: value)
          .stroke(Color.green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        Text("\(value * 100, specifier: "%.0f") %")
      }
      .frame(width: 160, height: 160)

      Slider(value: $value)

      Button(action: {
        withAnimation(.easeOut(duration: 0.6)) {
          value = Double.random(in: 0...1)
        }
      }) {
        Text("Measure")
          .padding(.horizontal)
      }
    }
    .padding()
  }
}
