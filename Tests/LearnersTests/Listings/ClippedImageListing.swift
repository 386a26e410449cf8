import SwiftUI

struct PictureElement {
  var frameIndex: Int?
}

struct PictureView: View {
  let element: PictureElement

  var body: some View {
    Image("giraffe")
      .resizable()
      .aspectRatio(contentMode: .fit)
  }
}

extension PictureView {
  @ViewBuilder
  func clip() -> some View {
    if let frameIndex = element.frameIndex {
      let shape = FrameShapes.shapes[frameIndex]
      self
        .clipShape(shape)
        .contentShape(shape)
    } else {
      self
    }
  }
}

struct FramedPictureListing: View {
  let element: PictureElement
  let isSelected: Bool

  var body: some View {
    PictureView(element: element)
      .clip()
      .overlay {
        if isSelected {
          if let frameIndex = element.frameIndex {
            FrameShapes.shapes[frameIndex]
              .stroke(lineWidth: 5)
              .foregroundColor(.blue)
          } else {
            Rectangle()
              .stroke(Color.blue, lineWidth: 5)
          }
        }
      }
  }
}
