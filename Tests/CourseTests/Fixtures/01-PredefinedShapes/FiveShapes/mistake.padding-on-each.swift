import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack {
            Rectangle().padding()
            RoundedRectangle(cornerRadius: 25).padding()
            Circle().padding()
            Capsule().padding()
            Ellipse().padding()
        }
    }
}
