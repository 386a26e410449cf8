import Testing

@testable import SwiftUI

@Observable private final class Model { var width: CGFloat = 30 }
@Observable private final class Another {}

@MainActor
@Suite struct StateTests {
  private struct Counter: View {
    @State private var count = 1

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Rectangle().frame(width: 10, height: 10) }
      }
      .onTapGesture { count += 1 }
    }
  }

  @Test func `a tap runs the action and the view is laid out anew with its changed state`() {
    let view = show(Counter())
    #expect(view.drawing.marks.count == 1)
    #expect(view.tap(at: CGPoint(x: 50, y: 50)))
    #expect(view.drawing.marks.count == 2)
    #expect(!view.tap(at: CGPoint(x: 1, y: 50)))
    #expect(view.drawing.marks.count == 2)
  }

  @Test func `the same view at two places has a state at each`() {
    let counter = Counter()
    let view = show(
      VStack(spacing: 0) {
        counter
        counter
      })
    view.tap(at: CGPoint(x: 50, y: 45))
    #expect(view.drawing.marks.count == 3)
    view.tap(at: CGPoint(x: 50, y: 55))
    #expect(view.drawing.marks.count == 4)
  }

  private final class Store: ObservableObject {
    @Published var isOn = false
    var log: [String] = []
  }

  @Test func `a view that is given another identity, or comes again, begins anew`() {
    struct Owner: View {
      @ObservedObject var store: Store

      var body: some View {
        if store.isOn { Counter() } else { Counter().id(store.log.count) }
      }
    }
    let store = Store()
    let view = show(Owner(store: store))
    view.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.drawing.marks.count == 2)
    store.log.append("another")
    #expect(view.drawing.marks.count == 1)
    view.tap(at: CGPoint(x: 50, y: 50))
    store.isOn = true
    #expect(view.drawing.marks.count == 1)
  }

  @Test func `bindings reach the state from which they come`() {
    struct Switch: View {
      @Binding var isOn: Bool

      var body: some View { Color.red.onTapGesture { isOn.toggle() } }
    }
    struct Owner: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Switch(isOn: $isOn)
          if isOn { Circle() }
        }
      }
    }
    let view = show(Owner())
    #expect(view.drawing.marks.count == 1)
    view.tap(at: CGPoint(x: 50, y: 20))
    #expect(view.drawing.marks.count == 2)
  }

  @Test func `a view's own object stays, and its properties can be had as bindings`() {
    struct Owner: View {
      @StateObject private var store = Store()

      var body: some View {
        VStack {
          Toggle("on", isOn: $store.isOn)
          if store.isOn { Circle() }
        }
      }
    }
    let view = show(Owner())
    let before = view.drawing.marks.count
    #expect(view.tap(at: CGPoint(x: 50, y: 50)))
    #expect(view.drawing.marks.count == before + 1)
  }

  @Test func `objects and values of the environment reach the views inside, through erased views and modifiers too`() {
    struct Inside: ViewModifier {
      @EnvironmentObject var store: Store
      @Environment(\.isEnabled) var isEnabled

      func body(content: Content) -> some View {
        let _ = store.log.append(isEnabled ? "enabled" : "disabled")
        content
      }
    }
    let store = Store()
    _ = drawing(of: AnyView(Color.red.modifier(Inside())).disabled(true).environmentObject(store))
    #expect(Set(store.log) == ["disabled"])
  }

  @Test func `observable objects are found by their type`() {
    struct Bar: View {
      @Environment(Model.self) var model
      @Environment(Another.self) var none: Another?

      var body: some View { Color.red.frame(width: model.width + (none == nil ? 0 : 100), height: 10) }
    }
    let model = Model()
    let view = show(Bar().environment(model))
    #expect(view.drawing.frame.width == 30)
    model.width = 50
    #expect(view.drawing.frame.width == 50)
  }

  @Test func `properties made of others are connected too`() {
    struct Twice: DynamicProperty {
      @State private var count = 1
      var wrappedValue: Int { count * 2 }
      func grow() { count += 1 }
    }
    struct Bars: View {
      var twice = Twice()

      var body: some View { Color.red.frame(width: CGFloat(twice.wrappedValue)).onTapGesture { twice.grow() } }
    }
    let view = show(Bars())
    #expect(view.drawing.frame.width == 2)
    view.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.drawing.frame.width == 4)
  }

  @Test func `appearing, changing and disappearing are told once each, in this order`() {
    struct Told: View {
      let store: Store

      var body: some View {
        Color.red
          .onAppear { store.log.append("appeared") }
          .onDisappear { store.log.append("disappeared") }
          .onChange(of: store.log.contains("tapped")) { store.log.append("changed \($0) \($1)") }
          .onTapGesture { store.log.append("tapped") }
      }
    }
    let store = Store()
    let view = show(Told(store: store))
    _ = view.drawing
    view.tap(at: CGPoint(x: 50, y: 50))
    _ = view.drawing
    view.leave()
    view.leave()
    #expect(store.log == ["appeared", "tapped", "changed false true", "disappeared"])
    #expect(!view.tap(at: CGPoint(x: 50, y: 50)))
    #expect(view.drawing.marks.isEmpty)
  }

  @Test func `a view that changes with each showing what it watches comes to an end`() {
    final class Restless { var number = 0 }
    let restless = Restless()
    let view = Color.red.onChange(of: restless.number, initial: true) { restless.number += 1 }
    #expect(drawing(of: view).marks.count == 1)
  }

  @Test func `dismissing is counted, and closes a sheet first`() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Color.red.onTapGesture { dismiss() } }
    }
    struct Owner: View {
      @State private var isShown = true
      var body: some View {
        Page().sheet(isPresented: $isShown) { Page().frame(width: 20, height: 20) }
      }
    }
    let view = show(Owner())
    #expect(!view.tap(at: CGPoint(x: 5, y: 5)))
    #expect(view.tap(at: CGPoint(x: 50, y: 50)))
    #expect(view.dismissals == 0)
    #expect(view.tap(at: CGPoint(x: 5, y: 5)))
    #expect(view.dismissals == 1)
  }

  @Test func `older code dismisses through the presentation mode`() {
    struct Page: View {
      @Environment(\.presentationMode) private var presentation
      var body: some View { Color.red.onTapGesture { presentation.wrappedValue.dismiss() } }
    }
    let view = show(Page())
    view.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.dismissals == 1)
  }

  @Test func `only the view that fits appears`() {
    let store = Store()
    let view = ViewThatFits {
      Color.red.frame(width: 500, height: 10).onAppear { store.log.append("wide") }
      Color.red.frame(width: 50, height: 10).onAppear { store.log.append("narrow") }
    }
    _ = drawing(of: view)
    #expect(store.log == ["narrow"])
  }

  @Test func `views disappear in the order in which they stand`() {
    let store = Store()
    let view = show(
      HStack {
        ForEach(0..<9, id: \.self) { number in Color.red.onDisappear { store.log.append("\(number)") } }
      })
    view.leave()
    #expect(store.log == (0..<9).map { "\($0)" })
  }

  @Test func `a sheet opened from a sheet lies in front, and closing tells so however it is done`() {
    struct Owner: View {
      @ObservedObject var store: Store
      @State private var isInnerShown = true

      var body: some View {
        Color.green.sheet(isPresented: $store.isOn, onDismiss: { store.log.append("closed") }) {
          Color.blue.sheet(isPresented: $isInnerShown) { Color.red }
        }
        .toolbar { Button("bar") { store.log.append("bar") } }
      }
    }
    let store = Store()
    store.isOn = true
    let view = show(Owner(store: store))
    #expect(view.drawing.marks.last?.paint == drawing(of: Color.red).marks[0].paint)
    #expect(!view.tap(at: CGPoint(x: 50, y: -12)))
    store.isOn = false
    _ = view.drawing
    _ = view.drawing
    #expect(store.log == ["closed"])
    #expect(view.tap(at: CGPoint(x: 50, y: -12)))
  }

  @Test func `deep stacks are laid out in good time`() {
    func nested(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Circle()) }
      return AnyView(
        ZStack {
          Circle().stroke()
          nested(depth - 1).padding(1).frame(maxWidth: .infinity)
        })
    }
    #expect(drawing(of: nested(30), 400, 400).marks.count == 31)
  }
}
