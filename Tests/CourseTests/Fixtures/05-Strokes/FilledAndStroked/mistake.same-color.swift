import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(.yellow)
            .stroke(.yellow, lineWidth: 10)
    }
}
