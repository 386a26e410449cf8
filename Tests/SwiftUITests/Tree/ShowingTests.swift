import Geometry
import Testing

@testable import Drawing
@testable import SwiftUI

@MainActor
struct ShowingTests {
  @Test func `five shapes stand in a padded column, eight points apart`() {
    struct FiveShapes: View {
      var body: some View {
        VStack {
          Rectangle()
          RoundedRectangle(cornerRadius: 25)
          Circle()
          Capsule()
          Ellipse()
        }
        .padding()
      }
    }
    let drawing = HostedView(FiveShapes(), size: CGSize(width: 300, height: 600)).drawing
    let bounds = drawing.marks.map { mark -> Box in
      guard case .fill(let outline, .nonZero) = mark.content else { return .null }
      return outline.bounds
    }
    print(bounds)
    #expect(bounds.count == 5)
  }

  @Test func `a tap runs the action and the view is laid out anew with its changed state`() {
    struct Counter: View {
      @State private var count = 1

      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Rectangle().frame(width: 10, height: 10) }
        }
        .onTapGesture { count += 1 }
      }
    }
    let view = HostedView(Counter(), size: CGSize(width: 100, height: 100))
    #expect(view.drawing.marks.count == 1)
    #expect(view.tap(at: CGPoint(x: 50, y: 50)))
    #expect(view.drawing.marks.count == 2)
    #expect(!view.tap(at: CGPoint(x: 1, y: 50)))
    #expect(view.drawing.marks.count == 2)
  }
}
