import SwiftUI

struct Bullseye: View {
    var body: some View {
        ZStack {
            Circle().fill(.red)
            Circle().fill(.white)
            Circle().fill(.red)
        }
        .frame(width: 200, height: 200)
    }
}
