import Testing

@testable import SwiftUI

// Views of a collection's elements, which are part of the stack around them.
extension LayoutGoldens {
  // foreach-range
  @Test func `the views of a range stand among the others of the column`() {
    RecordedView(in: 300, 200) { frames in
      VStack(alignment: .leading) {
        Text("Top").named("top", in: frames)
        ForEach(0..<3) { number in Text("Row \(number)").named("row\(number)", in: frames) }
        Text("Bottom").named("bottom", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 127.75 60 44.5 80 | top 127.75 60 22.5 16 | row0 127.75 76 37.5 16 | row1 127.75 92 35.5 16 |
      row2 127.75 108 37 16 | bottom 127.75 124 44.5 16
      """)
  }

  // foreach-identifiable
  @Test func `elements with an identity need no key`() {
    RecordedView(in: 300, 200) { frames in
      HStack {
        ForEach(fruits) { fruit in Text(fruit.id).named(fruit.id, in: frames) }
      }
      .named("row", in: frames)
    }
    .expect(
      """
      row 81.25 92 137.5 16 | Apple 81.25 92 35 16 | Banana 124.25 92 45 16 | Cherry 177.25 92 41.5 16
      """)
  }

  // foreach-modifier
  @Test func `a modifier of all elements goes to each one`() {
    RecordedView(in: 300, 260) { frames in
      VStack(spacing: 0) {
        ForEach(0..<2) { number in Text("Row \(number)").named("padded\(number)", in: frames) }
          .padding().named("paddedLast", in: frames)
        ForEach(0..<2) { number in Text("Row \(number)").named("framed\(number)", in: frames) }
          .frame(width: 120, height: 30).background(Color.yellow).named("framedLast", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 90 52 120 156 | padded0 131.25 68 37.5 16 | padded1 132.25 116 35.5 16 | paddedLast 116.25 100 67.5 48 |
      framed0 131.25 155 37.5 16 | framed1 132.25 185 35.5 16 | framedLast 90 178 120 30
      """)
  }

  // foreach-empty
  @Test func `where there is no element there is no view and no gap`() {
    RecordedView(in: 300, 200) { frames in
      VStack {
        Text("Top").named("top", in: frames)
        ForEach(0..<0) { number in Text("Row \(number)").named("none\(number)", in: frames) }
        ForEach([String](), id: \.self) { name in Text(name).named(name, in: frames) }
        HStack {
          Text("A").named("a", in: frames)
          ForEach(0..<0) { number in Text("Row \(number)").named("none\(number)", in: frames) }
          Text("B").named("b", in: frames)
        }
        .named("row", in: frames)
        Text("Bottom").named("bottom", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 127.75 76 44.5 48 | top 138.75 76 22.5 16 | row 137.25 92 25.5 16 | a 137.25 92 9 16 | b 154.25 92 8.5 16 |
      bottom 127.75 108 44.5 16
      """)
  }

  // foreach-identity
  @Test func `what a view keeps stays with the element through insertions, changes, moves and removals`() {
    let store = ItemStore()
    store.items = [Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140)]
    let view = RecordedView(in: 300, 200) { frames in ItemColumn(store: store, frames: frames) }
    view.expect(
      """
      stack 80 62 140 76 | row-a 80 62 60 20 | row-b 80 90 100 20 | row-c 80 118 140 20
      """)
    store.items.insert(Item(id: "d", width: 80), at: 0)
    view.expect(
      """
      stack 80 48 140 104 | row-d 80 48 80 20 | row-a 80 76 60 20 | row-b 80 104 100 20 | row-c 80 132 140 20
      """)
    store.items[1].width = 200
    view.expect(
      """
      stack 80 48 140 104 | row-d 80 48 80 20 | row-a 80 76 60 20 | row-b 80 104 100 20 | row-c 80 132 140 20
      """)
    store.items.reverse()
    view.expect(
      """
      stack 80 48 140 104 | row-c 80 48 140 20 | row-b 80 76 100 20 | row-a 80 104 60 20 | row-d 80 132 80 20
      """)
    store.items.removeAll { $0.id == "b" }
    view.expect(
      """
      stack 80 62 140 76 | row-c 80 62 140 20 | row-a 80 90 60 20 | row-d 80 118 80 20
      """)
  }

  private struct Item: Identifiable {
    let id: String
    var width: CGFloat
  }

  private final class ItemStore: ObservableObject {
    @Published var items: [Item] = []
  }

  private struct ItemColumn: View {
    @ObservedObject var store: ItemStore
    let frames: RecordedFrames

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(store.items) { item in ItemRow(item: item).named("row-\(item.id)", in: frames) }
      }
      .named("stack", in: frames)
    }
  }

  /// A row that keeps the width which its item had first.
  private struct ItemRow: View {
    @State private var width: CGFloat

    init(item: Item) { _width = State(initialValue: item.width) }

    var body: some View { Color.red.frame(width: width, height: 20) }
  }

  private struct Fruit: Identifiable { let id: String }

  private var fruits: [Fruit] { ["Apple", "Banana", "Cherry"].map { Fruit(id: $0) } }
}
