import SwiftUI

struct Bordered: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .inset(by: 20)
            .stroke(lineWidth: 20)
    }
}
