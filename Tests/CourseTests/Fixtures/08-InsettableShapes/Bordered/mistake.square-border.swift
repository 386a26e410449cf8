import SwiftUI

struct Bordered: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(.yellow)
            .border(Color.red, width: 20)
    }
}
