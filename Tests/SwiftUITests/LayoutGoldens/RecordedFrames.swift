import Testing

@testable import SwiftUI

/// The frames in which named views lie, in points of the canvas.
final class RecordedFrames {
  private(set) var frames: [String: CGRect] = [:]

  /// Records where a name was seen.
  func record(_ name: String, _ frame: CGRect) { frames[name] = frame }

  /// Forgets all frames.
  func removeAll() { frames = [:] }
}

extension View {
  /// Records the frame that a geometry reader behind the view reports; of several views with one name the last wins.
  func named(_ name: String, in recorded: RecordedFrames) -> some View {
    background {
      GeometryReader { proxy in
        let _ = recorded.record(name, proxy.frame(in: .global))
        Color.clear
      }
    }
  }
}

/// The frames of named views as they are noted down: `name x y width height | name x y width height`.
struct ExpectedFrames {
  private(set) var frames: [(name: String, frame: CGRect)] = []

  /// Reads the frames; line ends count as spaces. What is none is left out, and an issue of the test.
  init(_ text: String) {
    for entry in text.split(separator: "|") {
      let words = entry.split(whereSeparator: \.isWhitespace)
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard words.count == 5, numbers.count == 4 else {
        Issue.record("\(entry) is no name with a frame")
        continue
      }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      frames.append((String(words[0]), frame))
    }
  }
}
