import SwiftUI

struct Bordered: View {
    var body: some View {
        Rectangle()
            .strokeBorder(lineWidth: 20)
    }
}
