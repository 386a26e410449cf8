import Testing

@testable import SwiftUI

/// Counts what taps do.
@MainActor
private final class Taps {
  var names: [String] = []
  func tap(_ name: String) -> () -> Void { { self.names.append(name) } }
}

@MainActor
@Suite struct TappingTests {
  private let taps = Taps()

  private func tapped(_ view: some View, _ x: CGFloat, _ y: CGFloat, count: Int = 1) -> [String] {
    taps.names = []
    show(view).tap(at: CGPoint(x: x, y: y), count: count)
    return taps.names
  }

  @Test func `a shape takes taps where it is filled`() {
    let view = Circle().onTapGesture(perform: taps.tap("circle"))
    #expect(tapped(view, 50, 50) == ["circle"])
    #expect(tapped(view, 2, 2) == [])
  }

  @Test func `a stroked shape takes taps on its line alone`() {
    let view = Circle().stroke(lineWidth: 10).onTapGesture(perform: taps.tap("line"))
    #expect(tapped(view, 50, 50) == [])
    #expect(tapped(view, 97, 50) == ["line"])
  }

  @Test func `a content shape decides where taps are taken, and draws nothing`() {
    let plain = Color.red
    let view = plain.contentShape(Circle()).onTapGesture(perform: taps.tap("circle"))
    #expect(drawing(of: view).marks == drawing(of: plain).marks)
    #expect(tapped(view, 50, 50) == ["circle"])
    #expect(tapped(view, 2, 2) == [])
    let hollow = Circle().stroke().contentShape(Rectangle()).onTapGesture(perform: taps.tap("rectangle"))
    #expect(tapped(hollow, 50, 50) == ["rectangle"])
  }

  @Test func `a clip does not limit taps`() {
    let view = Color.red.clipShape(Circle()).onTapGesture(perform: taps.tap("corner"))
    #expect(tapped(view, 2, 2) == ["corner"])
  }

  @Test func `the innermost action of the view in front is run`() {
    let view = ZStack {
      Color.red.onTapGesture(perform: taps.tap("back"))
      Circle().frame(width: 40, height: 40).onTapGesture(perform: taps.tap("front"))
    }
    .onTapGesture(perform: taps.tap("around"))
    #expect(tapped(view, 50, 50) == ["front"])
    #expect(tapped(view, 5, 5) == ["back"])
  }

  @Test func `a view in front takes taps from those behind, unless it lets them through`() {
    let back = Color.red.onTapGesture(perform: taps.tap("back"))
    #expect(tapped(back.overlay { Circle() }, 50, 50) == [])
    #expect(tapped(back.overlay { Circle() }, 2, 2) == ["back"])
    #expect(tapped(back.overlay { Circle().allowsHitTesting(false) }, 50, 50) == ["back"])
    #expect(tapped(back.overlay { Circle().hidden() }, 50, 50) == ["back"])
    #expect(tapped(back.overlay { Color.clear }, 50, 50) == ["back"])
  }

  @Test func `what is disabled does nothing`() {
    let button = Button("OK", action: taps.tap("button"))
    #expect(tapped(button, 50, 50) == ["button"])
    #expect(tapped(button.disabled(true), 50, 50) == [])
    #expect(tapped(button.disabled(false).disabled(true), 50, 50) == [])
    #expect(tapped(VStack { button.disabled(false) }.disabled(true), 50, 50) == [])
    #expect(tapped(Color.red.onTapGesture(perform: taps.tap("tap")).disabled(true), 50, 50) == [])
    #expect(tapped(Color.red.disabled(true).onTapGesture(perform: taps.tap("tap")), 50, 50) == ["tap"])
  }

  @Test func `a button takes taps all over its frame`() {
    let view = Button(action: taps.tap("button")) { Circle().stroke().frame(width: 40, height: 40) }
    #expect(tapped(view, 50, 50) == ["button"])
    #expect(tapped(view, 22, 50) == ["button"])
    #expect(tapped(view, 10, 50) == [])
  }

  @Test func `a plain button is as large as its label`() {
    let button = Button(action: taps.tap("button")) { Color.red.frame(width: 20, height: 10) }
    #expect(drawing(of: button).frame.width == 44)
    let plain = drawing(of: button.buttonStyle(.plain)).frame
    #expect(plain.width == 20 && plain.height == 10)
    #expect(tapped(button.buttonStyle(.plain), 42, 50) == ["button"])
    #expect(tapped(button.buttonStyle(.plain), 32, 50) == [])
  }

  @Test func `a tap follows what was turned, scaled and moved`() {
    let view = Rectangle().frame(width: 80, height: 10).rotationEffect(.degrees(90)).offset(x: 20)
      .onTapGesture(perform: taps.tap("bar"))
    #expect(tapped(view, 70, 15) == ["bar"])
    #expect(tapped(view, 30, 50) == [])
  }

  @Test func `two taps are not one`() {
    let view = Color.red.onTapGesture(count: 2, perform: taps.tap("double")).onTapGesture(perform: taps.tap("single"))
    #expect(tapped(view, 50, 50) == ["single"])
    #expect(tapped(view, 50, 50, count: 2) == ["double"])
  }

  @Test func `a gesture of taps does what follows it`() {
    let tap = TapGesture().onEnded { self.taps.names.append("ended") }
    #expect(tapped(Color.red.gesture(tap), 50, 50) == ["ended"])
    #expect(tapped(Color.red.gesture(tap, including: .subviews), 50, 50) == [])
  }

  @Test func `the place of a tap is told in the view's own coordinates`() {
    final class Place { var point = CGPoint.zero }
    let place = Place()
    let view = Color.red.frame(width: 40, height: 20).onTapGesture { place.point = $0 }
    show(view).tap(at: CGPoint(x: 35, y: 45))
    #expect(place.point == CGPoint(x: 5, y: 5))
  }

  @Test func `a row of taps without effect leaves the picture as it is`() {
    let view = show(Color.red)
    let before = view.drawing
    #expect(!view.tap(at: CGPoint(x: 50, y: 50)))
    #expect(!view.tap(at: CGPoint(x: CGFloat.nan, y: .infinity)))
    #expect(view.drawing == before)
  }
}
