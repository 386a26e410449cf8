#if os(Linux)
  import Foundation
  import Geometry
  import SwiftUI
  import SystemCalls

  extension Benchmark {
    /// Whether work on a path grows with its elements, and nothing faster.
    static let paths = Benchmark(
      name: "paths", summary: "work on a path of 100,000 and of 1,000,000 elements, in turn"
    ) { _ in
      workbook_keep_freed_memory()
      let (few, many) = (PathWork.all(elements: 100_000), PathWork.all(elements: 1_000_000))
      var lines = [
        "least / median / greatest of \(rounds), in ns an element; then the growth, pair by pair: 1 is linear, 10 is quadratic",
        "(what only reads or writes memory shows here where the caches end)",
      ]
      for (small, large) in zip(few, many) {
        var (smalls, larges): ([Double], [Double]) = ([], [])
        small.run()
        large.run()
        for _ in 0..<rounds {
          smalls.append(small.nanosecondsPerElement)
          larges.append(large.nanosecondsPerElement)
        }
        let growth = Statistics(values: zip(larges, smalls).map { $0 / $1 }).median
        lines.append(
          "\(small.name.padding(toLength: 30, withPad: " ", startingAt: 0))"
            + "\(Statistics(values: smalls).text.padding(toLength: 32, withPad: " ", startingAt: 0))"
            + "\(Statistics(values: larges).text.padding(toLength: 32, withPad: " ", startingAt: 0))"
            + String(format: "%.2f", growth))
      }
      return lines + copying() + [containing()]
    }

    private static let rounds = 5

    /// What a copy costs that is kept, for paths of one element and of a million.
    private static func copying() -> [String] {
      let paths = [PathWork.zigzag(elements: 1), PathWork.zigzag(elements: 1_000_000)]
      var times: [[Double]] = [[], []]
      for _ in 0..<rounds * 3 {
        for (index, path) in paths.enumerated() {
          var copies: [Path] = []
          copies.reserveCapacity(100_000)
          let time = ContinuousClock().measure { for _ in 0..<100_000 { copies.append(path) } }
          times[index].append(time / .nanoseconds(1) / 100_000)
        }
      }
      return [
        "a copy of one element           \(Statistics(values: times[0]).text) ns",
        "a copy of 1,000,000 elements    \(Statistics(values: times[1]).text) ns",
      ]
    }
  }

  extension Benchmark {
    /// What it costs to ask a rounded rectangle for one of the points of a grid around it.
    private static func containing() -> String {
      let path = Path(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 20)
      let points = (0..<10_000).map { CGPoint(x: $0 % 100, y: $0 / 100) }
      let times = (0..<11).map { _ in
        ContinuousClock().measure { for point in points { _ = path.contains(point) } } / .nanoseconds(10_000)
      }
      return "contains of a rounded rectangle \(Statistics(values: times).text) ns"
    }
  }

  /// Something that can be done with a path, and how long it is.
  private struct PathWork {
    var name: String
    var elements: Int
    var run: () -> Void

    var nanosecondsPerElement: Double {
      ContinuousClock().measure(run) / .nanoseconds(1) / Double(elements)
    }

    /// All that is measured, with paths of a number of elements.
    static func all(elements count: Int) -> [PathWork] {
      let path = zigzag(elements: count)
      let other = Path { $0.addPath(path) }
      let text = path.description
      let outline = outline(segments: count)
      let wave = wave(elements: count)
      let small = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
      let works: [(String, () -> Void)] = [
        ("building", { _ = zigzag(elements: count) }),
        (
          "building in a list",
          {
            var paths = [Path { $0.move(to: .zero) }]
            for index in 0..<count { paths[0].addLine(to: CGPoint(x: index, y: 1)) }
          }
        ),
        (
          "building a CGMutablePath",
          {
            let path = CGMutablePath()
            path.move(to: .zero)
            for index in 0..<count { path.addLine(to: CGPoint(x: index, y: 1)) }
          }
        ),
        ("adding small paths", { _ = Path { path in for _ in 0..<count / 5 { path.addPath(small) } } }),
        ("boundingRect", { _ = path.boundingRect }),
        ("boundingRect of curves", { _ = wave.boundingRect }),
        ("contains", { _ = path.contains(CGPoint(x: 500, y: 10.5)) }),
        ("contains, curves", { _ = wave.contains(CGPoint(x: 500, y: 10.5)) }),
        ("currentPoint", { for _ in 0..<count { _ = path.currentPoint } }),
        ("flattening curves", { _ = outline.flattened(tolerance: 0.1, closingAll: true) }),
        ("printing", { _ = path.description }),
        ("parsing", { _ = Path(text) }),
        ("trimming", { _ = path.trimmedPath(from: 0.1, to: 0.9) }),
        ("trimming curves", { _ = wave.trimmedPath(from: 0.1, to: 0.9) }),
        ("stroking", { _ = path.strokedPath(StrokeStyle(lineWidth: 2)) }),
        ("comparing", { _ = path == other }),
        ("applying", { _ = path.applying(CGAffineTransform(rotationAngle: 1)) }),
        (
          "forEach",
          {
            var closed = 0
            path.forEach { if $0 == .closeSubpath { closed += 1 } }
          }
        ),
      ]
      return works.map { PathWork(name: $0.0, elements: count, run: $0.1) }
    }

    /// A path of lines up and down that closes a subpath now and then.
    static func zigzag(elements count: Int) -> Path {
      Path { path in
        for index in 0..<count {
          let end = CGPoint(x: Double(index % 1000) + 0.25, y: Double(index % 97))
          if index % 1000 == 0 {
            path.move(to: end)
          } else if index % 1000 == 999 {
            path.closeSubpath()
          } else {
            path.addLine(to: end)
          }
        }
      }
    }

    /// A path of quadratic curves and cubics up and down.
    private static func wave(elements count: Int) -> Path {
      Path { path in
        path.move(to: .zero)
        for index in 1..<count {
          let (x, y) = (Double(index % 1000), Double(index % 97))
          let end = CGPoint(x: x, y: y)
          if index.isMultiple(of: 2) {
            path.addQuadCurve(to: end, control: CGPoint(x: x - 0.5, y: y + 9))
          } else {
            path.addCurve(
              to: end, control1: CGPoint(x: x - 0.7, y: y + 20), control2: CGPoint(x: x - 0.3, y: y - 20))
          }
        }
      }
    }

    private static func outline(segments count: Int) -> Outline {
      Outline { pen in
        pen.move(0, 0)
        for index in 1..<count {
          let (x, y) = (Double(index % 1000), Double(index % 97))
          pen.cubic(Point(x - 0.7, y + 20), Point(x - 0.3, y - 20), to: Point(x, y))
        }
      }
    }
  }
#endif
