import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack {
            Rectangle()
            RoundedRectangle(cornerRadius: 25)
            Circle()
            Capsule(style: .circular)
            Ellipse()
        }
        .padding()
    }
}
