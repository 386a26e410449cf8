import SwiftUI

struct Line {
    var from: CGPoint
    var to: CGPoint
}

struct Outline {
    var lines: [Line]
    var path: Path {
        var path = Path()
        guard let first = lines.first else { return path }
        path.move(to: first.from)
        for line in lines { path.addLine(to: line.to) }
        path.closeSubpath()
        return path
    }
}

struct Triangle: Shape {
    let a = CGPoint(x: 20, y: 30)
    let b = CGPoint(x: 130, y: 70)
    let c = CGPoint(x: 60, y: 140)

    func path(in rect: CGRect) -> Path {
        Outline(lines: [Line(from: a, to: b), Line(from: b, to: c)]).path
    }
}
