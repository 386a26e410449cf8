import SwiftUI
import Testing

@Suite struct PathQueryTests {
  let hundred = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `an empty path has null bounds and contains nothing`() {
    #expect(Path().boundingRect.isNull)
    #expect(Path().isEmpty)
    #expect(!Path().contains(.zero))
    #expect(Path().currentPoint == nil)
  }

  @Test func `a lone move is an element`() {
    let path = Path { $0.move(to: CGPoint(x: 3, y: 4)) }
    #expect(!path.isEmpty)
    #expect(path.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func `bounds hold the curve and not its control points`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(path.cgPath.boundingBox == hundred)
  }

  @Test func `shapes that are kept as such have the bounds they were given`() {
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    #expect(Path(rect).boundingRect == rect)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    #expect(Path(roundedRect: rect, cornerRadius: 0.1).boundingRect == rect)
    #expect(Path(CGRect(x: 5, y: 5, width: -5, height: -5)).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func `a path of a rectangle without size is not empty and one of no rectangle is`() {
    #expect(!Path(.zero).isEmpty)
    #expect(!Path(ellipseIn: .zero).isEmpty)
    #expect(Path(.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadii: RectangleCornerRadii(topLeading: 5)).isEmpty)
    #expect(Path { $0.addRect(.null) }.isEmpty)
  }

  @Test func `the infinite rectangle stays a rectangle`() {
    for path in [Path(.infinite), Path(ellipseIn: .infinite), Path(roundedRect: .infinite, cornerRadius: 9)] {
      #expect(path.all.count == 5)
      #expect(path.boundingRect.isInfinite)
    }
  }

  @Test(arguments: [
    (0.0, 0.0, true), (100, 100, false), (-1, 50, false), (50, 50, true), (0, 50, true), (50, 0, true),
    (100, 50, false), (50, 100, false),
  ])
  func `the top and left edge are inside, the bottom and right edge are not`(x: Double, y: Double, isInside: Bool) {
    let drawn = Path { $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for path in [Path(hundred), drawn, drawn.applying(CGAffineTransform(translationX: 0, y: 0))] {
      #expect(path.contains(CGPoint(x: x, y: y)) == isInside)
      #expect(path.contains(CGPoint(x: x, y: y), eoFill: true) == isInside)
    }
  }

  @Test func `the rules differ where an outline turns twice around a point`() {
    let path = Path { $0.addRects([hundred, hundred.insetBy(dx: 25, dy: 25)]) }
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }

  @Test func `an open subpath counts as closed`() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]) }
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 80, y: 80)))
  }

  @Test func `paths made in different ways may look alike and differ, elements alike are equal`() {
    let drawn = Path { $0.addRect(hundred) }
    #expect(Path(hundred).description == drawn.description)
    #expect(Path(hundred) != drawn)
    #expect(Path(hundred) == Path(hundred))
    #expect(Path(drawn.cgPath) == drawn)
    #expect(Path("") == Path())
  }

  @Test func `transforms move every point and the identity nothing`() {
    let path = Path(ellipseIn: hundred)
    #expect(path.applying(.identity) == path)
    #expect(path.offsetBy(dx: 5, dy: 6) == Path(ellipseIn: CGRect(x: 5, y: 6, width: 100, height: 100)))
    #expect(path.applying(CGAffineTransform(scaleX: -1, y: 1)).boundingRect.minX == -100)
    let rounded = Path(roundedRect: hundred, cornerRadius: 50)
    let wide = rounded.applying(CGAffineTransform(scaleX: 3, y: 1))
    #expect(zip(wide.all, rounded.all).allSatisfy { $0 == $1.scaledThreefoldInX })
  }
}

extension Path.Element {
  fileprivate var scaledThreefoldInX: Path.Element {
    func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * 3, y: point.y) }
    return switch self {
    case .move(let end): .move(to: scaled(end))
    case .line(let end): .line(to: scaled(end))
    case .quadCurve(let end, let control): .quadCurve(to: scaled(end), control: scaled(control))
    case .curve(let end, let control1, let control2):
      .curve(to: scaled(end), control1: scaled(control1), control2: scaled(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
