import SwiftUI

struct Bullseye: View {
    var body: some View {
        ZStack {
            Circle().fill(.red).frame(width: 400, height: 400)
            Circle().fill(.white).frame(width: 280, height: 280)
            Circle().fill(.red).frame(width: 160, height: 160)
        }
    }
}
