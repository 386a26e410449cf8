import SwiftUI

struct FrameGrid: View {
  @Binding var frameIndex: Int?
  @Environment(\.dismiss) private var dismiss
  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 10)]

  var body: some View {
    LazyVGrid(columns: columns) {
      ForEach(Shapes.shapes.indices, id: \.self) { index in
        Shapes.shapes[index]
          .fill(Color.secondary)
          .frame(width: 100, height: 120)
          .padding()
          .onTapGesture {
            frameIndex = index
            dismiss()
          }
      }
    }
    .padding(5)
  }
}
