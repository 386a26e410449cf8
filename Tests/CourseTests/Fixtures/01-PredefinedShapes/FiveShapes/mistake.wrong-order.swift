import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack {
            Ellipse()
            Capsule()
            Circle()
            RoundedRectangle(cornerRadius: 25)
            Rectangle()
        }
        .padding()
    }
}
