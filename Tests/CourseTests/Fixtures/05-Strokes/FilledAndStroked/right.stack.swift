import SwiftUI

struct FilledAndStroked: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 20).fill(Color.orange)
            RoundedRectangle(cornerRadius: 20).stroke(Color.black, lineWidth: 10)
        }
    }
}
