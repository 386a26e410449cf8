import SwiftUI

struct Bullseye: View {
    var body: some View {
        VStack {
            Circle().fill(.red).frame(width: 200, height: 200)
            Circle().fill(.white).frame(width: 140, height: 140)
            Circle().fill(.red).frame(width: 80, height: 80)
        }
    }
}
