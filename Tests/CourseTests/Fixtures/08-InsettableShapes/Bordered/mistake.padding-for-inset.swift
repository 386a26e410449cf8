import SwiftUI

struct Bordered: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .stroke(lineWidth: 20)
            .padding(10)
    }
}
