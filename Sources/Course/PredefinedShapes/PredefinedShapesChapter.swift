extension Chapter {
  package static let predefinedShapes = Chapter(
    "01", "PredefinedShapes", "The shapes that SwiftUI brings: what they draw, and how much space they take",
    exercises: [.fiveShapes, .coin, .pill, .ticket, .bullseye, .reportedSize])
}
