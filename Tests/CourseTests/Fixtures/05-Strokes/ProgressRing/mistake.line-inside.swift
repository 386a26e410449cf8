import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Circle()
            .inset(by: 5)
            .trim(from: 0, to: progress)
            .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
    }
}
