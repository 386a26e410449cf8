import SwiftUI

struct StrokeBorderListing: View {
  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 20).strokeBorder(Color.red, style: StrokeStyle(lineWidth: 20, dash: [20]))
      RoundedRectangle(cornerRadius: 20).strokeBorder(style: StrokeStyle(lineWidth: 20, lineJoin: .round))
      RoundedRectangle(cornerRadius: 20).strokeBorder(Color.blue, lineWidth: 20)
      RoundedRectangle(cornerRadius: 20).strokeBorder(lineWidth: 20)
    }
  }
}
