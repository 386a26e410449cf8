import SwiftUI

struct Bullseye: View {
    var body: some View {
        ZStack {
            Circle().fill(.red).frame(width: 100, height: 100)
            Circle().fill(.white).frame(width: 70, height: 70)
            Circle().fill(.red).frame(width: 40, height: 40)
        }
    }
}
