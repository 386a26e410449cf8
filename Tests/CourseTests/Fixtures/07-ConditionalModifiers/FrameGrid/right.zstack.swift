import SwiftUI

struct FrameGrid: View {
  @Binding var frameIndex: Int?
  @Environment(\.dismiss) private var dismiss
  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 10)]

  var body: some View {
    LazyVGrid(columns: columns) {
      ForEach(Shapes.shapes.indices, id: \.self) { index in
        ZStack {
          Shapes.shapes[index]
            .stroke(lineWidth: 5)
            .foregroundStyle(.clear)
          Shapes.shapes[index]
            .stroke(.primary, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
          Shapes.shapes[index]
            .fill(.secondary)
        }
        .frame(width: 100, height: 120)
        .padding()
        .contentShape(Rectangle())
        .onTapGesture {
          frameIndex = index
          dismiss()
        }
      }
    }
    .padding(5)
  }
}
