import SwiftUI

struct Bullseye: View {
    var body: some View {
        ZStack {
            Circle().fill(.orange)
            Circle().fill(.white).padding(30)
            Circle().fill(.gray).padding(60)
        }
        .frame(width: 200, height: 200)
    }
}
