import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Circle()
            .trim(from: 0, to: progress)
            .fill(.blue)
    }
}
