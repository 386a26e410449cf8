import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack(spacing: 0) {
            Rectangle()
            RoundedRectangle(cornerRadius: 25)
            Circle()
            Capsule()
            Ellipse()
        }
        .padding()
    }
}
