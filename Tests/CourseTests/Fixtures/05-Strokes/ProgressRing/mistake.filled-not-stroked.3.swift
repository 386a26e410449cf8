import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Circle().fill(.blue)
    }
}
