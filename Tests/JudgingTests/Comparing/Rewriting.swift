import Geometry
import Testing

@testable import Judging

/// The same outline in other words.
struct Rewriting: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var apply: @Sendable (Outline, Setting, inout SeededGenerator) -> Outline

  init(_ name: String, _ apply: @escaping @Sendable (Outline, Setting, inout SeededGenerator) -> Outline) {
    testDescription = name
    self.apply = apply
  }

  /// A rewriting that changes each subpath for itself.
  init(each name: String, _ change: @escaping @Sendable (Subpath, inout SeededGenerator) -> Subpath) {
    self.init(name) { outline, _, generator in
      var subpaths: [Subpath] = []
      for subpath in outline.subpaths { subpaths.append(change(subpath, &generator)) }
      return Outline(subpaths)
    }
  }

  /// A rewriting that puts other segments in the place of each.
  init(eachSegment name: String, _ change: @escaping @Sendable (Segment, inout SeededGenerator) -> [Segment]) {
    self.init(each: name) { subpath, generator in
      var changed = subpath
      changed.segments = []
      for segment in subpath.segments { changed.segments += change(segment, &generator) }
      return changed
    }
  }

  /// What leaves the drawn lines as they are, so that a stroke looks the same too.
  static let ofLines: [Rewriting] = [
    Rewriting("the other way round") { outline, _, _ in outline.reversed },
    Rewriting(eachSegment: "with collinear points") { segment, generator in
      guard segment.isLine else { return [segment] }
      let (first, rest) = segment.split(at: generator.number(0.1...0.9))
      let (second, third) = rest.split(at: generator.number(0.1...0.9))
      return [first, second, third]
    },
    Rewriting(eachSegment: "with repeated points") { segment, _ in
      [.line(segment.start, segment.start), segment, .line(segment.end, segment.end)]
    },
    Rewriting(eachSegment: "with curves in two parts") { segment, generator in
      let (first, second) = segment.split(at: generator.number(0.1...0.9))
      return [first, second]
    },
    Rewriting(eachSegment: "with curves of a higher degree") { segment, _ in
      switch segment {
      case .line(let a, let b): [.quadratic(a, control: a.interpolated(to: b, at: 0.4), b)]
      case .quadratic(let a, let b, let c):
        [.cubic(a, control1: a.interpolated(to: b, at: 2 / 3), control2: c.interpolated(to: b, at: 2 / 3), c)]
      case .cubic: [segment]
      }
    },
    Rewriting("with short chords in place of curves") { outline, _, _ in
      let lines = outline.flattened(tolerance: 0.4 * Tolerance.points(for: outline), closingAll: false)
      return Outline(
        lines.map { line in
          Subpath(
            start: line.points[0], segments: zip(line.points, line.points.dropFirst()).map { .line($0, $1) },
            isClosed: line.isClosed)
        })
    },
    Rewriting(each: "with a spur there and back") { subpath, generator in
      guard let segment = subpath.segments.randomElement(using: &generator) else { return subpath }
      var changed = subpath
      let middle = segment.split(at: 0.5).0
      changed.segments.insert(contentsOf: [middle, middle.reversed], at: subpath.segments.firstIndex(of: segment) ?? 0)
      return changed
    },
    Rewriting("with moves that draw nothing") { outline, setting, _ in
      Outline([Subpath(start: .zero)] + outline.subpaths + [Subpath(start: setting.at(3, 3))])
    },
  ]

  /// What leaves the filled region as it is.
  static let ofRegions: [Rewriting] =
    ofLines + [
      Rewriting(each: "from another start") { subpath, generator in
        let segments = subpath.segmentsForFilling
        let shift = Int.random(in: 0..<segments.count, using: &generator)
        let turned = Array(segments[shift...] + segments[..<shift])
        return Subpath(start: turned[0].start, segments: turned, isClosed: true)
      },
      Rewriting(each: "left open") { subpath, _ in
        var changed = subpath
        changed.isClosed = false
        if let last = subpath.segments.last, last.isLine { changed.segments.removeLast() }
        return changed
      },
      Rewriting(each: "closed by a line") { subpath, _ in
        Subpath(start: subpath.start, segments: subpath.segmentsForFilling)
      },
      Rewriting("drawn twice") { outline, _, _ in outline + outline },
      Rewriting("with spurs into the open") { outline, setting, generator in
        var outline = outline
        for index in outline.subpaths.indices {
          let start = outline.subpaths[index].start
          let far = setting.at(generator.number(-2...3), generator.number(-2...3))
          let spur = Segment.quadratic(start, control: setting.at(0, generator.number(-1...2)), far)
          outline.subpaths[index].segments.insert(contentsOf: [spur, spur.reversed], at: 0)
        }
        return outline
      },
      Rewriting("with a remnant elsewhere") { outline, setting, _ in
        outline + Outline { $0.polygon([setting.at(1.5, 0), setting.at(2, 1), setting.at(1.5, 0)]) }
      },
      Rewriting("with an inner part painted twice") { outline, setting, _ in
        outline + outline.mapped { setting.center + ($0 - setting.center) * 0.7 }
      },
      Rewriting("in two halves that share an edge") { outline, setting, generator in
        let segments = outline.subpaths[0].segmentsForFilling
        let cut = Int.random(in: 1..<segments.count, using: &generator)
        func half(_ part: ArraySlice<Segment>) -> Subpath {
          let (first, last) = (part[part.startIndex], part[part.endIndex - 1])
          return Subpath(
            start: setting.center,
            segments: [.line(setting.center, first.start)] + part + [.line(last.end, setting.center)], isClosed: true)
        }
        return Outline([half(segments[..<cut]), half(segments[cut...])])
      },
      Rewriting("with every point a little off") { outline, _, generator in
        let reach = 0.85 * Tolerance.points(for: outline)
        let subpath = outline.subpaths[0]
        let start = subpath.start + generator.vector(length: reach)
        var segments: [Segment] = []
        var from = start
        for segment in subpath.segments {
          func moved(_ point: Point) -> Point { point + generator.vector(length: reach) }
          let end = segment == subpath.segments.last ? start : moved(segment.end)
          switch segment {
          case .line: segments.append(.line(from, end))
          case .quadratic(_, let control, _): segments.append(.quadratic(from, control: moved(control), end))
          case .cubic(_, let control1, let control2, _):
            segments.append(.cubic(from, control1: moved(control1), control2: moved(control2), end))
          }
          from = end
        }
        return Outline([Subpath(start: start, segments: segments, isClosed: true)])
      },
    ]
}
