import SwiftUI

struct ReportedSizesListing: View {
  var body: some View {
    VStack(spacing: 10) {
      Circle()
        .border(.red)
      Ellipse()
        .border(.red)
      Circle()
        .trim(from: 0, to: 0.5)
        .border(.red)
    }
    .frame(width: 100, height: 200)
  }
}
