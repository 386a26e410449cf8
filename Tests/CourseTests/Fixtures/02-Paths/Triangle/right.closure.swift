import SwiftUI

struct Triangle: Shape {
	func path(in rect: CGRect) -> Path {
		return Path { p in
			p.move(to: CGPoint(x: 130, y: 70))
			p.addLine(to: CGPoint(x: 60, y: 140))
			p.addLine(to: CGPoint(x: 20, y: 30))
			p.addLine(to: CGPoint(x: 130, y: 70))
			p.closeSubpath()
		}
	}
}

#Preview {
	Triangle()
		.stroke(.red, lineWidth: 3)
}
