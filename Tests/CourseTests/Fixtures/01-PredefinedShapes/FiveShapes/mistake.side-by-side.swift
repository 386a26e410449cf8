import SwiftUI

struct FiveShapes: View {
    var body: some View {
        HStack {
            Rectangle()
            RoundedRectangle(cornerRadius: 25)
            Circle()
            Capsule()
            Ellipse()
        }
        .padding()
    }
}
