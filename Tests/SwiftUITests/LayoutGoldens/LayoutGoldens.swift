import Testing

@testable import SwiftUI

/// Layouts recorded from SwiftUI on macOS 26.2, those from right to left and views that fit on macOS 26.6.
///
/// Each test is one case and is headed by the case's name. The views are written as a learner would write them; the
/// frames that were recorded stand as they were noted down: name, x, y, width and height, in points of the canvas.
@MainActor @Suite struct LayoutGoldens {
  var paragraph: String { RecordedTextMetrics.paragraph }
  var sentence: String { RecordedTextMetrics.shortParagraph }
}
