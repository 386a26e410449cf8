import SwiftUI

struct Bordered: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .inset(by: 10)
            .stroke(lineWidth: 20)
    }
}
