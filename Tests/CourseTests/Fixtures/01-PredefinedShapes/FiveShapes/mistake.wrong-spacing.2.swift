import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack(spacing: 20) {
            Rectangle()
            RoundedRectangle(cornerRadius: 25)
            Circle()
            Capsule()
            Ellipse()
        }
        .padding()
    }
}
