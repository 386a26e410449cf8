import Measuring
import SwiftUI
import Testing

@Suite struct StrokeAreaTests {
  @Test func `a stroke covers the area that Skia's stroker covers`() throws {
    let samples = try StrokedSample.all()
    #expect(samples.count == 200)
    for sample in samples {
      let path = try #require(Path(sample.text))
      let area = path.strokedPath(sample.style).filledArea()
      let tolerance = sample.hasLongSegments ? 0.001 : 0.01
      #expect(abs(area - sample.area) <= sample.area * tolerance, "\(area) for \(sample.area): \(sample)")
    }
  }

  @Test(arguments: [(StrokeStyle(lineWidth: 4), 400.0), (StrokeStyle(lineWidth: 4, lineCap: .square), 416.0)])
  func `the covered area of a straight line is known by hand`(style: StrokeStyle, area: Double) {
    let line = Path { $0.addLines([CGPoint(x: 3, y: 5), CGPoint(x: 63, y: 85)]) }
    #expect(abs(line.strokedPath(style).filledArea() - area) < 0.02)
  }
}
