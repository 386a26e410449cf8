import SwiftUI

struct FiveShapes: View {
    var body: some View {
        VStack {
            Group {
                Rectangle().foregroundStyle(.teal)
                RoundedRectangle(cornerRadius: 25)
            }
            Circle()
            Group {
                Capsule().fill(Color.purple)
                Ellipse()
            }
        }
        .padding(.horizontal)
        .padding(.vertical)
    }
}
