import Testing

@testable import SwiftUI

// Layouts of one's own.
extension LayoutGoldens {
  // flow
  @Test func `a layout of one's own is treated like any view`() {
    RecordedView(in: 320, 160) { frames in
      Flow {
        Text("One").named("one", in: frames)
        Text("Two").named("two", in: frames)
        Text("Three").named("three", in: frames)
        Text("Four").named("four", in: frames)
        Text("Five").named("five", in: frames)
        Color.red.frame(width: 60, height: 30).named("box", in: frames)
        Text("Six").named("six", in: frames)
      }
      .frame(width: 160).named("flow", in: frames)
    }
    .expect(
      """
      flow 80 54 160 52 | one 80 54 25 16 | two 113 54 25 16 | three 146 54 35.5 16 | four 189.5 54 27.5 16 |
      five 80 76 25 16 | box 113 76 60 30 | six 181 76 18.5 16
      """)
  }

  // values
  @Test func `a layout sees priorities, values and distances of its views`() {
    RecordedView(in: 240, 160) { frames in
      Values {
        Text("Low").named("low", in: frames)
        Text("High").layoutPriority(1).layoutValue(key: Indent.self, value: 20).named("high", in: frames)
        Color.red.frame(width: 40, height: 10).layoutValue(key: Indent.self, value: 8).named("bar", in: frames)
        Text("Last").named("last", in: frames)
      }
      .named("values", in: frames)
    }
    .expect(
      """
      values 95.75 44.553466796875 48.5 70.89306640625 | high 115.75 44.553466796875 28.5 16 |
      low 95.75 60.553466796875 24.5 16 | bar 103.75 84.704345703125 40 10 | last 95.75 99.446533203125 26 16
      """)
  }

  // any-layout
  @Test func `a container may change its layout and go back`() {
    let store = DirectionStore()
    let view = RecordedView(in: 240, 120) { frames in Turning(store: store, frames: frames) }
    view.expect(
      """
      stack 66.75 50 106.5 20 | one 66.75 52 25 16 | box 99.75 50 30 20 | three 137.75 52 35.5 16
      """)
    store.isVertical = true
    view.expect(
      """
      stack 102.25 30 35.5 60 | one 107.5 30 25 16 | box 105 50 30 20 | three 102.25 74 35.5 16
      """)
    store.isVertical = false
    view.expect(
      """
      stack 66.75 50 106.5 20 | one 66.75 52 25 16 | box 99.75 50 30 20 | three 137.75 52 35.5 16
      """)
  }

  private final class DirectionStore: ObservableObject {
    @Published var isVertical = false
  }

  private struct Turning: View {
    @ObservedObject var store: DirectionStore
    let frames: RecordedFrames

    var body: some View {
      let layout = store.isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
      layout {
        Text("One").named("one", in: frames)
        Color.red.frame(width: 30, height: 20).named("box", in: frames)
        Text("Three").named("three", in: frames)
      }
      .named("stack", in: frames)
    }
  }

  /// Views in rows up to the width that is offered, each row as high as its highest view.
  private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 300
      return CGSize(width: width, height: places(of: subviews, in: width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, origin) in zip(subviews, places(of: subviews, in: bounds.width).origins) {
        let point = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
        subview.place(at: point, proposal: .unspecified)
      }
    }

    private func places(of subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], height: CGFloat) {
      var origins: [CGPoint] = []
      var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
        origins.append(CGPoint(x: x, y: y))
        x += size.width + 8
        height = max(height, size.height)
      }
      return (origins, y + height)
    }
  }

  private struct Indent: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  /// A column in the order of priorities, each view indented by a value of its own.
  private struct Values: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let rows = rows(of: subviews)
      let width = rows.map { $0.subview[Indent.self] + $0.size.width }.max() ?? 0
      return CGSize(width: width, height: rows.last.map { $0.y + $0.size.height } ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for row in rows(of: subviews) {
        let point = CGPoint(x: bounds.minX + row.subview[Indent.self], y: bounds.minY + row.y)
        row.subview.place(at: point, proposal: .unspecified)
      }
    }

    private func rows(of subviews: Subviews) -> [(subview: LayoutSubview, size: CGSize, y: CGFloat)] {
      let ordered = subviews.enumerated().sorted {
        ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
      }.map(\.element)
      var rows: [(subview: LayoutSubview, size: CGSize, y: CGFloat)] = []
      for subview in ordered {
        let y = rows.last.map { last in
          last.y + last.size.height + last.subview.spacing.distance(to: subview.spacing, along: .vertical)
        }
        rows.append((subview, subview.sizeThatFits(.unspecified), y ?? 0))
      }
      return rows
    }
  }
}
