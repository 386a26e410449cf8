import SwiftUI

struct Chevron: Shape {
  /// how far the point sticks out, as a part of the width
  var pointiness = 0.3

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        .init(x: rect.minX, y: rect.minY),
        .init(x: rect.maxX - rect.width * pointiness, y: rect.minY),
        .init(x: rect.maxX, y: rect.midY),
        .init(x: rect.maxX - rect.width * pointiness, y: rect.maxY),
        .init(x: rect.minX, y: rect.maxY),
        .init(x: rect.minX + rect.width * pointiness, y: rect.midY),
      ])
      path.closeSubpath()
    }
  }
}

struct Breadcrumbs: View {
  let titles = ["Home", "Shapes", "Chevron"]

  var body: some View {
    HStack(spacing: -8) {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .padding(.horizontal, 30)
          .padding(.vertical, 10)
          .background(Chevron().fill(Color.green))
          .foregroundColor(.white)
      }
    }
  }
}
