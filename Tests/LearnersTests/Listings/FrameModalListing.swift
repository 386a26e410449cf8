import SwiftUI

enum FrameShapes {
  static let shapes: [AnyShape] = [
    AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 25.0)), AnyShape(Ellipse()),
  ]
}

struct FrameModalListing: View {
  @Environment(\.dismiss) var dismiss
  @Binding var frameIndex: Int?
  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 10)]
  private let style = StrokeStyle(lineWidth: 5, lineJoin: .round)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(0..<FrameShapes.shapes.count, id: \.self) { index in
          FrameShapes.shapes[index]
            .stroke(Color.primary, style: style)
            .fill(Color.secondary)
            .frame(width: 100, height: 120)
            .padding()
            .onTapGesture {
              frameIndex = index
              dismiss()
            }
        }
      }
    }
    .padding(5)
  }
}

struct FrameModalOwner: View {
  @State private var frameIndex: Int?
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(frameIndex.map { "Frame \($0)" } ?? "No frame")
      Button("Choose") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      FrameModalListing(frameIndex: $frameIndex)
    }
  }
}
