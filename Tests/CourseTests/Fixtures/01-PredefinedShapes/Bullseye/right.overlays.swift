import SwiftUI

struct Bullseye: View {
    var body: some View {
        Circle()
            .fill(Color.green)
            .frame(width: 200, height: 200)
            .overlay(Circle().fill(Color.white).frame(width: 140, height: 140))
            .overlay(Circle().fill(Color.green).frame(width: 80, height: 80))
    }
}
