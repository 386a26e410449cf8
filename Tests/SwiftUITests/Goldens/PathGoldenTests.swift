import SwiftUI
import Testing

@Suite struct PathGoldenTests {
  @Test(arguments: PathGolden.shapes + PathGolden.arcs + PathGolden.lines + PathGolden.parts + PathGolden.strokes)
  func `a path is described as on Apple's systems`(golden: PathGolden) {
    #expect(Self.withoutResidues(golden.path.description) == Self.withoutResidues(golden.text))
  }

  /// Returns a description with the rounding noise of the recording machine, around 1e-15, taken for zero.
  private static func withoutResidues(_ text: String) -> String {
    text.split(separator: " ").map { word in
      guard let number = Double(word), abs(number) < 1e-9 else { return String(word) }
      return "0"
    }.joined(separator: " ")
  }
}
