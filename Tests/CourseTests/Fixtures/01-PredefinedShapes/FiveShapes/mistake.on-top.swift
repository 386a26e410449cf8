import SwiftUI

struct FiveShapes: View {
    var body: some View {
        ZStack {
            Rectangle().fill(.red)
            RoundedRectangle(cornerRadius: 25).fill(.orange)
            Circle().fill(.yellow)
            Capsule().fill(.green)
            Ellipse().fill(.blue)
        }
        .padding()
    }
}
