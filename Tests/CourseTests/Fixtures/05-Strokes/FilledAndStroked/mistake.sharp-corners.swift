import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        Rectangle()
            .fill(.yellow)
            .stroke(.blue, lineWidth: 10)
    }
}
