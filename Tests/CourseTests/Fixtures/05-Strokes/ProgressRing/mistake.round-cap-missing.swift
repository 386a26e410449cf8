import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Circle()
            .trim(from: 0, to: progress)
            .stroke(lineWidth: 10)
            .rotationEffect(.degrees(-90))
    }
}
