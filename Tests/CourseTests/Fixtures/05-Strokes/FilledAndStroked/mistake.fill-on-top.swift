import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .stroke(.blue, lineWidth: 10)
            .fill(.yellow)
    }
}
