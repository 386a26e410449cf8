import SwiftUI

/// A frame that is drawn round a button while you wait.
struct ProgressBorder: Shape {
  var progress: Double
  var lineWidth: CGFloat = 10

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let edge = Path(rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
    let done = edge.trimmedPath(from: 0, to: progress)
    return done.strokedPath(.init(lineWidth: lineWidth))
  }
}

struct WaitingButton: View {
  @State private var progress = 0.0

  var body: some View {
    Button("Send") {
      withAnimation(.linear(duration: 2)) { progress = 1 }
    }
    .padding()
    .overlay {
      ProgressBorder(progress: progress, lineWidth: 3)
        .fill(Color.accentColor)
    }
  }
}
