import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack(alignment: .center, spacing: 8) {
            Rectangle()
            RoundedRectangle(cornerRadius: 25)
            Circle()
            Capsule()
            Ellipse()
        }
        .padding(.all, 16)
    }
}
