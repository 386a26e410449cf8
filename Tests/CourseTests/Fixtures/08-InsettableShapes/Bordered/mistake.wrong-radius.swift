import SwiftUI

struct Bordered: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 40)
            .strokeBorder(lineWidth: 20)
    }
}
