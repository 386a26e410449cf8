import SwiftUI

struct FiveShapes: View {
    let shapes = [AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 25)), AnyShape(Circle()), AnyShape(Capsule()), AnyShape(Ellipse())]

    var body: some View {
        VStack {
            ForEach(0..<shapes.count, id: \.self) { index in
                shapes[index]
            }
        }
        .padding()
    }
}
