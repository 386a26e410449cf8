import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Circle()
            .trim(from: progress)
            .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))
    }
}
