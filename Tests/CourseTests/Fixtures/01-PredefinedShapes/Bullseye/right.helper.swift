import SwiftUI

struct Bullseye: View {
    func disc(_ diameter: CGFloat, _ color: Color) -> some View {
        Circle()
            .fill(color)
            .frame(width: diameter, height: diameter)
    }

    var body: some View {
        ZStack {
            disc(200, .red)
            disc(140, .yellow)
            disc(80, .red)
        }
    }
}
