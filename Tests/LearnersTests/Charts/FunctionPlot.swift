import SwiftUI

struct FunctionPlot: Shape {
  var samples = 100
  var xRange: ClosedRange<Double> = -1...1
  var yRange: ClosedRange<Double> = -1...1
  let function: @Sendable (Double) -> Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for i in 0...samples {
      let fraction = Double(i) / Double(samples)
      let x = xRange.lowerBound + fraction * (xRange.upperBound - xRange.lowerBound)
      let y = function(x)
      let height = (y - yRange.lowerBound) / (yRange.upperBound - yRange.lowerBound)
      // y grows upwards in maths and downwards here
      let point = CGPoint(x: rect.minX + rect.width * fraction, y: rect.maxY - rect.height * height)
      if i == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    return path
  }
}

struct FunctionPlot_Previews: PreviewProvider {
  static var previews: some View {
    FunctionPlot { x in x * x * x }
      .stroke(Color.red, lineWidth: 2)
      .border(Color.gray)
      .frame(width: 200, height: 200)
  }
}
