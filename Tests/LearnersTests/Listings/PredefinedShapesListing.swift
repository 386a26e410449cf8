import SwiftUI

struct PredefinedShapesListing: View {
  var body: some View {
    VStack {
      Rectangle()
      RoundedRectangle(cornerRadius: 25)
      Circle()
      Capsule()
      Ellipse()
    }
    .padding()
  }
}

struct PredefinedShapesListing_Previews: PreviewProvider {
  static var previews: some View {
    PredefinedShapesListing()
      .previewLayout(.sizeThatFits)
  }
}
