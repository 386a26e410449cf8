import SwiftUI
import Testing

/// Every call of Path, with and without its default arguments.
@Suite struct PathInterfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
  let twice = CGAffineTransform(scaleX: 2, y: 2)
  let radii = RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

  @Test func `a path is made empty, from another path, from text and by a closure`() {
    #expect(Path().isEmpty)
    let mutable = CGMutablePath()
    mutable.move(to: CGPoint(x: 1, y: 2))
    mutable.addLine(to: CGPoint(x: 3, y: 4))
    #expect(Path(mutable).description == "1 2 m 3 4 l")
    let fixed: CGPath = mutable
    #expect(Path(fixed).description == "1 2 m 3 4 l")
    #expect(Path("1 2 m 3 4 l")?.description == "1 2 m 3 4 l")
    #expect(Path("no path") == nil)
    #expect(Path { $0.move(to: CGPoint(x: 1, y: 2)) }.description == "1 2 m")
  }

  @Test func `rectangles and ellipses are made with continuous corners unless told otherwise`() {
    #expect(Path(rect).description == "10 20 m 110 20 l 110 80 l 10 80 l h")
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    let size = CGSize(width: 8, height: 8)
    #expect(Path(roundedRect: rect, cornerSize: size) == Path(roundedRect: rect, cornerSize: size, style: .continuous))
    #expect(Path(roundedRect: rect, cornerRadius: 8) == Path(roundedRect: rect, cornerRadius: 8, style: .continuous))
    #expect(
      Path(roundedRect: rect, cornerRadii: radii) == Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    #expect(Path(roundedRect: rect, cornerSize: size, style: .circular) != Path(roundedRect: rect, cornerSize: size))
    #expect(Path(roundedRect: rect, cornerRadius: 8, style: .circular) != Path(roundedRect: rect, cornerRadius: 8))
    #expect(
      Path(roundedRect: rect, cornerRadii: radii, style: .circular) != Path(roundedRect: rect, cornerRadii: radii))
  }

  @Test func `a path answers questions`() {
    let path = Path(rect)
    #expect(!path.isEmpty && path.boundingRect == rect && path.cgPath.boundingBoxOfPath == rect)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20) && Path().currentPoint == nil)
    var crossed = path
    crossed.addPath(path)
    let middle = CGPoint(x: 60, y: 50)
    // The rule is non-zero unless it is named.
    #expect(crossed.contains(middle) && crossed.contains(middle, eoFill: false))
    #expect(!crossed.contains(middle, eoFill: true))
    var kinds: [Path.Element] = []
    Path("0 0 m 1 0 l 2 0 3 0 q 4 0 5 0 6 0 c h")?.forEach { kinds.append($0) }
    let expected: [Path.Element] = [
      .move(to: .zero), .line(to: CGPoint(x: 1, y: 0)),
      .quadCurve(to: CGPoint(x: 3, y: 0), control: CGPoint(x: 2, y: 0)),
      .curve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 5, y: 0)), .closeSubpath,
    ]
    #expect(kinds == expected)
    #expect(path.path(in: .zero) == path)
    #expect(path.trimmedPath(from: 0, to: 1) == path)
  }

  @Test func `lines and curves are added`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 0), control: CGPoint(x: 2, y: 1))
    path.addCurve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: 1), control2: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    path.addLines([CGPoint(x: 7, y: 7), CGPoint(x: 8, y: 8)])
    #expect(path.description == "0 0 m 1 0 l 2 1 3 0 q 4 1 5 1 6 0 c h 7 7 m 8 8 l")
  }

  @Test func `figures are added as they are unless a transform is named`() {
    let size = CGSize(width: 8, height: 4)
    typealias Adding = (inout Path, CGAffineTransform?) -> Void
    let calls: [Adding] = [
      { if let transform = $1 { $0.addRect(rect, transform: transform) } else { $0.addRect(rect) } },
      { if let transform = $1 { $0.addRects([rect], transform: transform) } else { $0.addRects([rect]) } },
      { if let transform = $1 { $0.addEllipse(in: rect, transform: transform) } else { $0.addEllipse(in: rect) } },
      { path, transform in
        guard let transform else { return path.addRoundedRect(in: rect, cornerSize: size) }
        path.addRoundedRect(in: rect, cornerSize: size, transform: transform)
      },
      { path, transform in
        guard let transform else { return path.addRoundedRect(in: rect, cornerRadii: radii) }
        path.addRoundedRect(in: rect, cornerRadii: radii, style: .continuous, transform: transform)
      },
      { path, transform in
        guard let transform else {
          return path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(90))
        }
        path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(90), transform: transform)
      },
      { path, transform in
        guard let transform else {
          return path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
        path.addArc(
          center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true, transform: transform)
      },
      { if let transform = $1 { $0.addPath(Path(rect), transform: transform) } else { $0.addPath(Path(rect)) } },
    ]
    for add in calls {
      let plain = Path { add(&$0, nil) }
      #expect(!plain.isEmpty && plain == Path { add(&$0, .identity) })
      #expect(Path { add(&$0, twice) }.description == plain.applying(twice).description)
    }
  }

  @Test func `rounded rectangles are added with continuous corners unless told otherwise`() {
    let size = CGSize(width: 8, height: 8)
    func path(_ style: RoundedCornerStyle) -> Path {
      Path { $0.addRoundedRect(in: rect, cornerSize: size, style: style) }
    }
    func uneven(_ style: RoundedCornerStyle) -> Path {
      Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: style) }
    }
    #expect(Path { $0.addRoundedRect(in: rect, cornerSize: size) } == path(.continuous))
    #expect(Path { $0.addRoundedRect(in: rect, cornerRadii: radii) } == uneven(.continuous))
    #expect(path(.circular) != path(.continuous) && uneven(.circular) != uneven(.continuous))
  }

  @Test func `a tangent arc takes its points as they are unless a transform is named`() {
    func arc(_ transform: CGAffineTransform?) -> Path {
      Path { path in
        path.move(to: .zero)
        let (corner, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
        guard let transform else { return path.addArc(tangent1End: corner, tangent2End: end, radius: 4) }
        path.addArc(tangent1End: corner, tangent2End: end, radius: 4, transform: transform)
      }
    }
    #expect(arc(nil) == arc(.identity))
    #expect(arc(nil).description.hasPrefix("0 0 m 6 0 l"))
    #expect(arc(twice).description == arc(nil).applying(twice).description)
  }

  @Test func `a path is stroked in a style`() {
    let line = Path("0 0 m 50 0 l")
    let wide = line?.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(wide?.boundingRect == CGRect(x: 0, y: -2, width: 50, height: 4))
    #expect(line?.strokedPath(StrokeStyle()).boundingRect == CGRect(x: 0, y: -0.5, width: 50, height: 1))
  }

  @Test func `a path is moved as a whole`() {
    #expect(Path(rect).applying(twice) == Path(CGRect(x: 20, y: 40, width: 200, height: 120)))
    #expect(Path(rect).offsetBy(dx: 1, dy: 2) == Path(rect.offsetBy(dx: 1, dy: 2)))
  }

  @Test func `nothing of a path itself is animated`() {
    #expect(Path.AnimatableData.self == EmptyAnimatableData.self)
    #expect(Path().animatableData == EmptyAnimatableData())
  }
}
