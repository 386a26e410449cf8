import Testing

@testable import SwiftUI

/// A view in a canvas, with the recorded sizes of its texts, and the frames of what is named in it.
@MainActor struct RecordedView {
  private let recorded = RecordedFrames()
  private let hosted: HostedView

  /// Shows a view in a canvas of a width and a height, in points.
  init<Content: View>(
    in width: CGFloat, _ height: CGFloat, @ViewBuilder view: (RecordedFrames) -> Content
  ) {
    var environment = EnvironmentValues()
    environment.textMetrics = RecordedTextMetrics()
    hosted = HostedView(view(recorded), size: CGSize(width: width, height: height), environment: environment)
  }

  /// Expects the view to have exactly the named frames now; a name that does not appear was not placed.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    recorded.removeAll()
    _ = hosted.drawing
    let expected = ExpectedFrames(text).frames
    for (name, frame) in expected {
      let actual = recorded.frames[name]
      let isThere = actual?.isClose(to: frame) == true
      #expect(isThere, "\(name) is \(actual.text), and not \(frame.text)", sourceLocation: sourceLocation)
    }
    let surplus = Set(recorded.frames.keys).subtracting(expected.map(\.name)).sorted()
    #expect(surplus == [], "placed, although they were not", sourceLocation: sourceLocation)
  }
}

extension CGRect {
  /// Whether no edge is farther away than rounding explains, in points.
  fileprivate func isClose(to other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }

  fileprivate var text: String { "\(minX) \(minY) \(width) \(height)" }
}

extension CGRect? {
  fileprivate var text: String { map(\.text) ?? "nowhere" }
}
