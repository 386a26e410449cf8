import Testing

@testable import SwiftUI

@MainActor @Suite struct MissingValueTests {
  private struct Note: LayoutValueKey {
    static var defaultValue: String? { "nothing was noted" }
  }

  private struct Mark: LayoutValueKey {
    static let defaultValue = 0
  }

  /// A layout that tells the notes of its views.
  private struct Reading: Layout {
    let read: ([String?]) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      read(subviews.map { $0[Note.self] })
      return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `a value that may be none is not hidden by other values around it`() {
    var notes: [String?] = []
    let view = Reading(read: { notes = $0 }) {
      Color.red.layoutValue(key: Note.self, value: "red").layoutValue(key: Mark.self, value: 1).layoutPriority(2)
      Color.red.layoutValue(key: Mark.self, value: 1)
      Color.red.layoutValue(key: Note.self, value: nil).layoutPriority(2)
    }
    _ = HostedView(view, size: .zero)
    #expect(notes == ["red", "nothing was noted", nil])
  }

  private struct Advice: EnvironmentKey {
    static var defaultValue: String? { "look twice" }
  }

  @Test func `a value of the environment that may be none has its default until it is set`() {
    var environment = EnvironmentValues()
    #expect(environment[Advice.self] == "look twice")
    environment[Advice.self] = nil
    #expect(environment[Advice.self] == nil)
    environment[Advice.self] = "look once"
    #expect(environment[Advice.self] == "look once")
  }
}
