import SwiftUI

struct Bullseye: View {
    var body: some View {
        ZStack {
            Circle().foregroundColor(.blue).frame(width: 200)
            Circle().foregroundColor(.yellow).frame(width: 140)
            Circle().foregroundColor(.black).frame(width: 80)
        }
    }
}
