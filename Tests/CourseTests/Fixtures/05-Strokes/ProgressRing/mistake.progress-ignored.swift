import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Circle()
            .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
    }
}
