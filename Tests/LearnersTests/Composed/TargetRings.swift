import SwiftUI

struct TargetRings: Shape {
  var count: Int

  func path(in rect: CGRect) -> Path {
    let step = min(rect.width, rect.height) / 2 / CGFloat(count)
    return (0..<count)
      .map { rect.insetBy(dx: CGFloat($0) * step, dy: CGFloat($0) * step) }
      .map { Circle().path(in: $0) }
      .reduce(into: Path()) { $0.addPath($1) }
  }
}

struct TargetRings_Previews: PreviewProvider {
  static var previews: some View {
    TargetRings(count: 5)
      .fill(.red, style: .init(eoFill: true))
      .aspectRatio(1, contentMode: .fit)
      .padding()
  }
}
