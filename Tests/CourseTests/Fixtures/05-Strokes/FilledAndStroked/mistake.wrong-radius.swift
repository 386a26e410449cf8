import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 40)
            .fill(.yellow)
            .stroke(.blue, lineWidth: 10)
    }
}
