import SwiftUI
import Testing

/// One test for each decision that is written at `Path.UndocumentedBehaviour`, under the decision's name.
@Suite struct UndocumentedBehaviourTests {
  static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func text(_ draw: (inout Path) -> Void) -> String { Path(draw).description }

  @Test func `every decision has a test of its name`() throws {
    let tests = try ["UndocumentedBehaviourTests.swift", "../Strokes/UndocumentedStrokeTests.swift"].map { name in
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
      return try String(contentsOf: file, encoding: .utf8)
    }.joined()
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let list = root.appendingPathComponent("Sources/SwiftUI/Path/Path+UndocumentedBehaviour.swift")
    let names = try String(contentsOf: list, encoding: .utf8)
      .matches(of: /\/\/\/ \* \*([^*]+)\*/).map { $0.output.1.prefix(1).lowercased() + $0.output.1.dropFirst() }
    #expect(names.count >= 41)
    for name in names { #expect(tests.contains("func `\(name)`("), "\(name)") }
  }

  // MARK: Building

  @Test func `nothing to go on from`() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
      path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    }
    #expect(path == Path() && path.isEmpty && path.currentPoint == nil && path.description == "")
  }

  @Test func `nothing to add`() {
    let path = Path { path in
      path.addLines([])
      path.addRects([])
      path.addPath(Path())
    }
    #expect(path == Path())
  }

  @Test func `nothing to close`() {
    #expect(text { $0.closeSubpath() } == "")
    #expect(Path { $0.closeSubpath() }.currentPoint == nil)
    let lines = [CGPoint.zero, CGPoint(x: 10, y: 0)]
    #expect(
      text { path in
        path.addLines(lines)
        path.closeSubpath()
        path.closeSubpath()
      } == "0 0 m 10 0 l h")
    #expect(
      text { path in
        path.move(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
      } == "3 4 m h")
  }

  @Test func `after a close`() {
    var path = Path { path in
      path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 10, y: 0)])
      path.closeSubpath()
    }
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.description == "1 2 m 10 0 l h 5 5 l")
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .zero, clockwise: false)
    #expect(path.description.hasSuffix("h 5 0 m"))
  }

  @Test func `moves`() {
    #expect(text { path in (1...3).forEach { path.move(to: CGPoint(x: $0, y: 0)) } } == "1 0 m 2 0 m 3 0 m")
  }

  @Test func `where an arc begins`() {
    #expect(
      text { path in
        path.move(to: CGPoint(x: 5, y: 0))
        path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      }.hasPrefix("5 0 m 5 0 l 5 "))
  }

  @Test func `radii of arcs`() {
    func arc(_ radius: CGFloat) -> String {
      text {
        $0.addArc(
          center: CGPoint(x: 1, y: 2), radius: radius, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      }
    }
    #expect(arc(0) == "1 2 m 1 2 1 2 1 2 c")
    #expect(arc(-5).hasPrefix("-4 2 m "))
    #expect(arc(-5).hasSuffix(" 1 -3 c"))
    #expect(arc(.nan) == "nan nan m nan nan nan nan nan nan c")
  }

  @Test func `angles of arcs`() {
    func arc(_ start: Double, _ end: Double) -> String {
      text {
        $0.addArc(
          center: .zero, radius: 5, startAngle: Angle(radians: start), endAngle: Angle(radians: end), clockwise: false)
      }
    }
    #expect(arc(0, .nan) == "5 0 m nan nan nan nan nan nan c")
    #expect(arc(0, .infinity) == "5 0 m nan nan nan nan nan nan c")
    #expect(arc(-.infinity, 1).hasPrefix("nan nan m"))
  }

  @Test func `arcs of countless turns`() {
    let path = Path { $0.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(360 * 5000 + 90)) }
    #expect(path.curves.count == 5)
    #expect(isNear(Double(path.currentPoint?.y ?? 0), 5))
    let longest = Path { $0.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(-360 * 1024)) }
    #expect(longest.curves.count == 4096)
  }

  @Test func `tangent arcs without a corner`() {
    func arc(_ first: CGPoint, _ second: CGPoint, _ radius: CGFloat) -> String {
      text { path in
        path.move(to: .zero)
        path.addArc(tangent1End: first, tangent2End: second, radius: radius)
      }
    }
    let (ahead, square) = (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
    for radius in [0, -3, CGFloat.nan, .infinity] { #expect(arc(ahead, square, radius) == "0 0 m 10 0 l") }
    #expect(arc(ahead, CGPoint(x: 20, y: 0), 3) == "0 0 m 10 0 l")
    #expect(arc(ahead, CGPoint(x: 5, y: 0), 3) == "0 0 m 10 0 l")
    #expect(arc(ahead, ahead, 3) == "0 0 m 10 0 l")
    #expect(arc(.zero, square, 3) == "0 0 m 0 0 l")
  }

  @Test func `tangent arcs of more than a quarter turn`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 0, y: 5), radius: 1)
    }
    #expect(path.curves.count == 2)
  }

  @Test func `null and infinite rectangles`() {
    #expect(
      Path { path in
        path.addRect(.null)
        path.addRects([.null])
        path.addEllipse(in: .null)
        path.addRoundedRect(in: .null, cornerSize: CGSize(width: 5, height: 5))
        path.addRoundedRect(in: .null, cornerRadii: RectangleCornerRadii(topLeading: 5))
      } == Path())
    #expect(
      Path(.null) == Path() && Path(ellipseIn: .null) == Path() && Path(roundedRect: .null, cornerRadius: 5) == Path())
    #expect(
      Path(ellipseIn: .infinite) == Path(.infinite) && Path(roundedRect: .infinite, cornerRadius: 5) == Path(.infinite))
    #expect(Path(roundedRect: .infinite, cornerRadii: RectangleCornerRadii(topLeading: 5)).all.count == 5)
  }

  // MARK: Asking

  @Test func `bounds`() {
    #expect(Path { $0.move(to: CGPoint(x: 3, y: 4)) }.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(
      Path { path in
        path.addRect(Self.square)
        path.move(to: CGPoint(x: 30, y: 40))
      }.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 40))
    let gap = Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: CGFloat.nan, y: .nan), CGPoint(x: 5, y: 6)]) }
    #expect(gap.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(Path { $0.move(to: CGPoint(x: CGFloat.nan, y: .nan)) }.boundingRect.isNull)
    #expect(Path(CGRect(x: 5, y: 5, width: -5, height: -5)).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func `points that are not numbers`() {
    for path in [Path(Self.square), Path(.infinite), Path { $0.addRect(Self.square) }] {
      #expect(
        !path.contains(CGPoint(x: CGFloat.nan, y: 5)) && !path.contains(CGPoint(x: 5, y: CGFloat.nan), eoFill: true))
    }
  }

  @Test func `equality`() {
    let added = Path { $0.addRect(Self.square) }
    #expect(Path(Self.square) != added && Path(Self.square).description == added.description)
    #expect(Path(ellipseIn: Self.square) != Path { $0.addEllipse(in: Self.square) })
    #expect(Path(added.cgPath) == added && Path(Path(Self.square).cgPath) == added)
    #expect(Path("") == Path())
    #expect(Path(added.description) == added)
  }

  @Test func `transforms that keep a form`() {
    let (moved, scaled) = (CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: 2, y: 3))
    let (rect, twice) = (CGRect(x: 3, y: 4, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(Path(Self.square).applying(moved) == Path(rect) && Path(Self.square).applying(scaled) == Path(twice))
    #expect(Path(ellipseIn: Self.square).applying(scaled) == Path(ellipseIn: twice))
    let rounded = Path(roundedRect: Self.square, cornerRadius: 2)
    #expect(rounded.applying(moved) == Path(roundedRect: rect, cornerRadius: 2))
    #expect(rounded.applying(scaled) == Path(rounded.cgPath).applying(scaled))
    for transform in [CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(rotationAngle: .pi / 2)] {
      #expect(Path(Self.square).applying(transform) == Path(Path(Self.square).cgPath).applying(transform))
    }
  }

  // MARK: Trimming

  @Test func `nothing to trim`() {
    let point = Path { $0.addLines([.zero, .zero]) }
    let endless = Path { $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 0)]) }
    for path in [Path(), point, endless, Path(.infinite)] { #expect(path.trimmedPath(from: 0.1, to: 0.9).isEmpty) }
    let path = Path(Self.square)
    #expect(path.trimmedPath(from: .nan, to: 0.5).isEmpty && path.trimmedPath(from: 0.5, to: .nan).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty && path.trimmedPath(from: 2, to: 3).isEmpty)
  }

  @Test func `trimmed closed subpaths`() {
    #expect(Path(Self.square).trimmedPath(from: 0.5, to: 1).description == "10 10 m 0 10 l 0 0 l")
    #expect(Path(Self.square).trimmedPath(from: 0, to: 0.875).description == "0 0 m 10 0 l 10 10 l 0 10 l 0 5 l")
  }

  @Test func `segments of no length`() {
    let path = Path { path in
      path.addLines([.zero, .zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), .zero])
      path.closeSubpath()
    }
    #expect(path.trimmedPath(from: 0, to: 0.75).description == "0 0 m 0 0 l 10 0 l 10 0 l 5 0 l")
    #expect(path.trimmedPath(from: 0.25, to: 1).description == "5 0 m 10 0 l 10 0 l 0 0 l")
  }

  @Test func `chords of a trimmed curve`() {
    // A curve so wide that more than 1,024 chords would be needed is cut where 1,024 say.
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 1e9, y: 0), control: CGPoint(x: 5e8, y: 1e9))
    }
    let middle = path.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    #expect(isNear(Double(middle.x), 5e8, within: 100) && isNear(Double(middle.y), 5e8, within: 100))
  }

  // MARK: Text

  @Test func `text of an empty path`() { #expect(Path().description == "") }

  @Test func `text of what is not finite`() {
    let negative = CGFloat(
      sign: .minus, exponentBitPattern: CGFloat.nan.exponentBitPattern, significandBitPattern: 1 << 51)
    #expect(negative.isNaN)
    #expect(text { $0.move(to: CGPoint(x: negative, y: .nan)) } == "nan nan m")
    #expect(text { $0.move(to: CGPoint(x: CGFloat.infinity, y: -.infinity)) } == "inf -inf m")
    #expect(Path("Infinity 0 m") == nil && Path("nan 0 m") == nil)
  }

  @Test func `residues of circular corners`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 12, style: .circular)
    #expect(!path.description.contains("e-"))
  }

  @Test func `rectangles in a text`() {
    #expect(Path("10 20 -5 -7 re")?.description == "10 20 m 5 20 l 5 13 l 10 13 l h")
    #expect(Path("1 1 0 0 re")?.description == "1 1 m 1 1 l 1 1 l 1 1 l h")
  }

  @Test func `curves in a text`() {
    #expect(Path("5 6 l 1 2 3 4 v 1 2 3 4 y 5 6 t h")?.isEmpty == true)
    #expect(Path("9 9 m 5 6 t")?.description == "9 9 m 9 9 5 6 q")
    #expect(Path("0 0 m 1 2 3 4 q 5 6 t 7 7 l 8 9 t")?.description == "0 0 m 1 2 3 4 q 5 6 5 6 q 7 7 l 7 7 8 9 q")
    #expect(Path("0 0 m 4 0 l h 5 6 7 8 v")?.description == "0 0 m 4 0 l h 0 0 5 6 7 8 c")
  }

  // MARK: Shapes

  @Test func `roles`() {
    #expect(type(of: Circle().trim(from: 0, to: 0.5)).role == .fill)
    #expect(type(of: Outlined().trim(from: 0, to: 0.5)).role == .stroke)
  }

  @Test func `corners without a container`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(ConcentricRectangle().path(in: rect) == Path(rect))
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 9, bottomLeadingRadius: 9, bottomTrailingRadius: 9, topTrailingRadius: 9)
    #expect(ConcentricRectangle(corners: .concentric(minimum: 9)).path(in: rect) == uneven.path(in: rect))
    #expect(RoundedRectangle(cornerSize: CGSize(width: 9, height: 5)).corners(in: rect.size) == nil)
    #expect(RoundedRectangle(cornerRadius: 9).corners(in: rect.size) != nil)
  }

  @Test func `corners that the system chooses`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(ButtonBorderShape.automatic.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
    #expect(ButtonBorderShape.roundedRectangle.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }
}

private struct Outlined: Shape {
  static var role: ShapeRole { .stroke }
  func path(in rect: CGRect) -> Path { Path(rect) }
}
