import Drawing
import Geometry
import SwiftUI
import Testing

@testable import Observing

private struct SquareProbe: ViewProbe, ValueProbe {
  static func view(_ given: Given) -> some View { Rectangle().frame(width: given.number("side"), height: 10) }
  static func value(_ given: Given) -> Value { Value(given.number("side")) }
}

@MainActor private final class Counter: @unchecked Sendable {
  var taps = 0
  var isGone = false
}

private struct CounterProbe: StagedViewProbe {
  static func staged(_ given: Given) -> Staged<some View> {
    let counter = Counter()
    return Staged(
      Rectangle().frame(width: 50, height: 50)
        .onTapGesture { counter.taps += 1 }
        .onDisappear { counter.isGone = true }
    ) {
      ["taps": Value(counter.taps), "isGone": Value(counter.isGone)]
    }
  }
}

private struct DismissProbe: ViewProbe {
  struct Closing: View {
    @Environment(\.dismiss) var dismiss
    var body: some View { Rectangle().onTapGesture { dismiss() } }
  }

  static func view(_ given: Given) -> some View { Closing() }
}

@Suite @MainActor struct `A probe of a view` {
  private func moments(_ answer: Answer) throws -> [Scene.Moment] {
    guard case .scene(let scene) = answer else { throw Answered(answer: answer) }
    return scene.moments
  }

  private struct Answered: Error { var answer: Answer }

  @Test func `shows it in the middle of the space`() throws {
    let question = Question(.scene(Stage(width: 100, height: 60)), given: Given(["side": 20]))
    let drawing = try #require(try moments(SquareProbe.answer(question)).first?.drawing)
    #expect(drawing.frame == Box(x: 40, y: 25, width: 20, height: 10))
    guard case .fill(let outline, _) = drawing.marks.first?.content else {
      Issue.record("\(drawing.marks)")
      return
    }
    #expect(outline.uprightRectangle == drawing.frame)
  }

  @Test func `tells a value where one is asked for`() {
    #expect(SquareProbe.answer(Question(.value, given: Given(["side": 20]))) == .value(.number(20)))
  }

  @Test func `goes through the steps and reads after each`() throws {
    let stage = Stage(
      width: 100, height: 100, steps: [.tap(x: 50, y: 50), .tap(x: 1, y: 1), .leave, .tap(x: 50, y: 50)])
    let moments = try moments(CounterProbe.answer(Question(.scene(stage))))
    #expect(moments.map { $0.readings["taps"] } == [0, 1, 1, 1, 1].map { .number($0) })
    #expect(moments.map { $0.readings["isGone"] } == [false, false, false, true, true].map { .flag($0) })
    #expect(moments.map { $0.drawing == nil } == [false, false, false, true, true])
  }

  @Test func `tells how often it asked to be dismissed, once it did`() throws {
    let stage = Stage(width: 100, height: 100, steps: [.tap(x: 50, y: 50), .tap(x: 50, y: 50)])
    let moments = try moments(DismissProbe.answer(Question(.scene(stage))))
    #expect(moments.map { $0.readings["dismissals"] } == [nil, .number(1), .number(2)])
  }

  @Test func `has no answer to other questions`() {
    #expect(CounterProbe.answer(Question(.value)) == .none)
    #expect(DismissProbe.answer(Question(.size(.init(width: 1, height: 1)))) == .none)
  }
}
