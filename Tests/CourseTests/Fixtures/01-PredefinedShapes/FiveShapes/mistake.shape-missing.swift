import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack {
            Rectangle()
            RoundedRectangle(cornerRadius: 25)
            Capsule()
            Ellipse()
        }
        .padding()
    }
}
