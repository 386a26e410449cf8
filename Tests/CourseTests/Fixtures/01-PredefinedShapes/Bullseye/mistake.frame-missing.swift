import SwiftUI

struct Bullseye: View {
    var body: some View {
        ZStack {
            Circle().fill(.red)
            Circle().fill(.white)
            Circle().fill(.red)
        }
    }
}
