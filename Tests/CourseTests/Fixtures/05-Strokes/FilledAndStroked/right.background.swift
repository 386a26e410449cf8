import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .stroke(.red, lineWidth: 10)
            .background(RoundedRectangle(cornerRadius: 20).fill(.green))
    }
}
