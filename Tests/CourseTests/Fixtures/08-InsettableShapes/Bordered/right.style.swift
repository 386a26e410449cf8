import SwiftUI

struct Bordered: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .strokeBorder(.blue, style: StrokeStyle(lineWidth: 20))
    }
}
