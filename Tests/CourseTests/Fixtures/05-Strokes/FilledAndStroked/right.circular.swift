import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20, style: .circular)
            .fill(.white)
            .stroke(.gray, style: StrokeStyle(lineWidth: 10))
    }
}
