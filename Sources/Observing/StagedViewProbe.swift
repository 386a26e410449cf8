#if os(Linux)
  import SwiftUI

  /// A view, and what can be read beside it once it was laid out, tapped or taken off the screen.
  public struct Staged<Shown: View> {
    let view: Shown
    let readings: @MainActor () -> [String: Value]

    /// - Parameter readings: Reads what is to be told, by names that the exercise knows.
    public init(_ view: Shown, readings: @escaping @MainActor () -> [String: Value] = { [:] }) {
      self.view = view
      self.readings = readings
    }
  }

  /// A probe of an exercise whose answer is a view that changes something beside itself: a store, or a binding.
  ///
  ///     struct FramesButtonProbe: Observing::StagedViewProbe {
  ///       static func staged(_ given: Observing::Given) -> Observing::Staged<some View> {
  ///         let store = CardStore()
  ///         return Observing::Staged(FramesButton().environmentObject(store)) {
  ///           ["showsFrames": Observing::Value(store.showsFrames)]
  ///         }
  ///       }
  ///     }
  public protocol StagedViewProbe: ExerciseProbe {
    associatedtype Shown: View

    /// Makes the learner's view with the given values, and says what is read.
    @MainActor static func staged(_ given: Given) -> Staged<Shown>
  }

  extension StagedViewProbe {
    public static func answer(_ question: Question) -> Answer {
      guard case .scene(let stage) = question.subject else { return .none }
      return .scene(MainActor.assumeIsolated { stage.show(staged(question.given)) })
    }
  }

  extension StagedViewProbe where Self: ValueProbe {
    /// Answers with a value where one is asked for, and otherwise for the view.
    public static func answer(_ question: Question) -> Answer {
      guard case .scene(let stage) = question.subject else {
        return .value(MainActor.assumeIsolated { value(question.given) })
      }
      return .scene(MainActor.assumeIsolated { stage.show(staged(question.given)) })
    }
  }
#endif
