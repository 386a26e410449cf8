#if os(Linux)
  import Foundation
  import SwiftUI

  extension Benchmark {
    /// Whether laying out and drawing grows with the shapes, and how long a thousand of them take.
    static let layout = Benchmark(
      name: "layout", summary: "making, laying out and drawing 100, 1,000 and 10,000 shapes in a grid, in turn"
    ) { _ in
      let counts = [100, 1000, 10_000]
      var times: [[Double]] = counts.map { _ in [] }
      for _ in 0..<rounds {
        for (index, count) in counts.enumerated() { times[index].append(milliseconds(shapes: count)) }
      }
      let lines = zip(counts, times).map { count, times in
        "\(count) shapes: ".padding(toLength: 16, withPad: " ", startingAt: 0) + "\(Statistics(values: times).text) ms"
      }
      let growth = (1..<counts.count).map { index in
        let ratios = zip(times[index], times[index - 1]).map { $0 / $1 / 10 }
        return String(format: "%.2f", Statistics(values: ratios).median)
      }
      return lines + ["growth an element, pair by pair: \(growth.joined(separator: " and ")); 1 is linear"]
    }

    private static let rounds = 7

    /// One showing: the view is made, laid out and drawn.
    private static func milliseconds(shapes count: Int) -> Double {
      MainActor.assumeIsolated {
        let size = CGSize(width: 600, height: 600)
        var marks = 0
        let time = ContinuousClock().measure {
          marks = HostedView.drawing(of: ShapeGrid(count: count), in: size).marks.count
        }
        precondition(marks == count, "all shapes are drawn")
        return time / .milliseconds(1)
      }
    }
  }

  private struct ShapeGrid: View {
    let count: Int

    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<count, id: \.self) { _ in
          Circle().stroke(Color.red, lineWidth: 2).frame(width: 30, height: 30)
        }
      }
    }
  }
#endif
