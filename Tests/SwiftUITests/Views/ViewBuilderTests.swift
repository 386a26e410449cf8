import SwiftUI
import Testing

@Suite @MainActor struct ViewBuilderTests {
  @ViewBuilder private func none() -> some View {}

  @ViewBuilder private func one() -> some View { Text("a") }

  @ViewBuilder private func twelve() -> some View {
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    Text("5")
    Text("6")
    Text("7")
    Text("8")
    Text("9")
    Text("10")
    Circle()
    Rectangle()
  }

  @ViewBuilder private func branches(_ number: Int) -> some View {
    if number == 0 {
      Text("zero")
    } else {
      Circle()
    }
    if number > 1 { Rectangle() }
  }

  @Test func `braces give Apple's types`() {
    #expect(type(of: none()) == EmptyView.self)
    #expect(type(of: one()) == Text.self)
    let tuple = twelve()
    #expect(
      type(of: tuple)
        == TupleView<(Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Circle, Rectangle)>.self)
    #expect(type(of: branches(0)) == TupleView<(_ConditionalContent<Text, Circle>, Rectangle?)>.self)
  }

  @Test func `texts hold what is shown`() {
    #expect(Text("a \(1) \(1.5) \(2.25, specifier: "%.1f") \("b")") == Text(verbatim: "a 1 1.500000 2.2 b"))
    let name = "x"
    #expect(Text(name) == Text(verbatim: "x"))
    #expect(Text("\(Text("inner")) \(7 as UInt8) \(3 as CGFloat, specifier: "%.0f")") == Text("inner 7 3"))
  }

  @Test func `each view of a loop is made from its element`() {
    #expect(ForEach(0..<3) { Text("\($0)") }.content(2) == Text("2"))
    #expect(ForEach(["a"], id: \.self) { Text($0) }.data == ["a"])
  }

  @Test func `state is shared by copies and changed through bindings`() {
    let state = State(wrappedValue: 1)
    let copy = state
    state.projectedValue.wrappedValue = 5
    #expect(copy.wrappedValue == 5)
    copy.wrappedValue = 6
    #expect(state.wrappedValue == 6)
    #expect(Binding.constant(3).wrappedValue == 3)
    let rect = State(wrappedValue: CGRect.zero)
    rect.projectedValue.origin.x.wrappedValue = 4
    #expect(rect.wrappedValue.origin.x == 4)
    let missing = Binding<Int>(State<Int?>(wrappedValue: nil).projectedValue)
    #expect(missing?.wrappedValue == nil)
  }

  @Test func `an animated change is made`() throws {
    var value = 0
    let result = withAnimation(.easeIn) { () -> Int in
      value = 1
      return 2
    }
    #expect(value == 1 && result == 2)
    #expect(Animation.default == .default && Animation.linear != .easeIn)
    #expect(Animation.spring().delay(1) != .spring())
  }

  @Test func `a style that is a view fills a rectangle`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(type(of: gradient.body) == _ShapeView<Rectangle, LinearGradient>.self)
  }

  @Test func `a learner's own names stay the learner's`() { #expect(LearnersNames.all.allSatisfy { $0 }) }
}
