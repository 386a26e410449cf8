import SwiftUI
import Testing

@Suite struct PathSampleTests {
  @Test func `there are five hundred samples`() { #expect(PathSample.all.count == 500) }

  @Test(arguments: PathSample.all)
  func `a path is read from its description and printed the same, and equal when read again`(sample: PathSample) throws
  {
    let path = try #require(Path(sample.text))
    #expect(path.description == sample.text)
    #expect(Path(path.description) == path)
    #expect(path.all.count == sample.text.count { $0.isLetter && $0 != "e" })
    #expect(!path.isEmpty)
  }

  @Test(arguments: PathSample.all)
  func `bounds are those of other libraries`(sample: PathSample) throws {
    let bounds = try #require(Path(sample.text)).boundingRect
    for side in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
      #expect(isNear(bounds[keyPath: side], sample.bounds[keyPath: side], within: 1e-12 * sample.reach))
    }
  }

  @Test(arguments: PathSample.all)
  func `both rules hold the points that they hold in other libraries`(sample: PathSample) throws {
    let path = try #require(Path(sample.text))
    for (point, winding) in sample.windings {
      #expect(path.contains(point) == (winding != 0))
      #expect(path.contains(point, eoFill: true) == !winding.isMultiple(of: 2))
      #expect(path.cgPath.contains(point, using: .evenOdd) == !winding.isMultiple(of: 2))
    }
  }

  // Apple's lengths are Float values, and those of curves are taken from chords, at most 1,024, with an error below half a
  // point each.
  @Test(arguments: PathSample.all)
  func `a trimmed path begins and ends where other libraries measure`(sample: PathSample) throws {
    let path = try #require(Path(sample.text))
    let curves = Double(sample.curveCount)
    let tolerance = CGFloat(curves == 0 ? 1e-6 * sample.reach : 0.5 * curves + 1e-5 * sample.reach)
    let ends = [path.trimmedPath(from: 0.2, to: 1).all.first?.point, path.trimmedPath(from: 0, to: 0.7).currentPoint]
    for (ours, theirs) in zip(ends, sample.places) {
      let ours = try #require(ours)
      #expect(hypot(ours.x - theirs.x, ours.y - theirs.y) <= tolerance)
    }
  }

  @Test(arguments: PathSample.all)
  func `the parts of a trimmed path stay where the whole path is`(sample: PathSample) throws {
    let path = try #require(Path(sample.text))
    let parts = Path {
      $0.addPath(path.trimmedPath(from: 0, to: 0.375))
      $0.addPath(path.trimmedPath(from: 0.375, to: 1))
    }
    for (edge, direction) in [(\CGRect.minX, -1.0), (\.minY, -1), (\.maxX, 1), (\.maxY, 1)] {
      let beyond = direction * (parts.boundingRect[keyPath: edge] - path.boundingRect[keyPath: edge])
      #expect(beyond <= 1e-6 * sample.reach)
    }
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: 0.4, to: 0.4).isEmpty)
  }

  @Test(arguments: PathSample.all)
  func `a moved path has moved bounds, points and current point`(sample: PathSample) throws {
    let path = try #require(Path(sample.text))
    let size = max(sample.bounds.width, sample.bounds.height)
    let transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: size, ty: -size)
    let moved = path.applying(transform)
    let expected = sample.bounds.applying(transform)
    for side in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
      #expect(isNear(moved.boundingRect[keyPath: side], expected[keyPath: side], within: 1e-11 * sample.reach))
    }
    for (point, winding) in sample.windings { #expect(moved.contains(point.applying(transform)) == (winding != 0)) }
    #expect(moved.currentPoint == path.currentPoint?.applying(transform))
  }
}

extension Path.Element {
  /// The point of a move, a line or a curve.
  fileprivate var point: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
