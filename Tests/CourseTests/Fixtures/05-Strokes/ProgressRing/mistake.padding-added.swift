import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Circle()
            .trim(from: 0, to: progress)
            .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .padding()
    }
}
