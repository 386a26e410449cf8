import SwiftUI

struct Bordered: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(.yellow)
            .strokeBorder(.red, lineWidth: 20)
    }
}
