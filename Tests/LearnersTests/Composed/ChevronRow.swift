import SwiftUI

/// >>> with as many chevrons as you like, each a copy of the first.
struct ChevronRow: Shape, Sendable {
  let count: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let step = rect.width / CGFloat(count)
    let first = Chevron(pointiness: 0.5)
      .path(in: CGRect(origin: rect.origin, size: CGSize(width: step, height: rect.height)))

    var path = Path()
    for number in 0..<count {
      path.addPath(first.offsetBy(dx: CGFloat(number) * step, dy: .zero))
    }
    return path
  }
}

struct ChevronRow_Previews: PreviewProvider {
  static var previews: some View {
    ChevronRow(count: 3)
      .fill(Color.red)
      .frame(width: 180, height: 40)
      .previewLayout(.fixed(width: 220, height: 80))
  }
}
