import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .foregroundColor(.yellow)
            .overlay(RoundedRectangle(cornerRadius: 20).stroke(.red, lineWidth: 10))
    }
}
