//
//  Triangle.swift
//  Shapes
//
//  Created by Ines on 03.02.24.
//

import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([
            CGPoint(x: 60, y: 140),
            CGPoint(x: 130, y: 70),
            CGPoint(x: 20, y: 30),
        ])
        path.closeSubpath()
        return path
    }
}

struct Triangle_Previews: PreviewProvider {
    static var previews: some View {
        Triangle()
            .frame(width: 150, height: 150)
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
