#if os(Linux)
  import SwiftUI

  /// A probe of an exercise whose answer is a view.
  ///
  ///     struct DashedLensProbe: Observing::ViewProbe {
  ///       static func view(_ given: Observing::Given) -> some View { DashedLens() }
  ///     }
  public protocol ViewProbe: ExerciseProbe {
    associatedtype Shown: View

    /// Makes the learner's view with the given values.
    @MainActor static func view(_ given: Given) -> Shown
  }

  extension ViewProbe {
    public static func answer(_ question: Question) -> Answer {
      guard case .scene(let stage) = question.subject else { return .none }
      // The child answers on its first thread, where the main actor is at home.
      return .scene(MainActor.assumeIsolated { stage.show(Staged(view(question.given))) })
    }
  }

  extension ViewProbe where Self: ValueProbe {
    /// Answers with a value where one is asked for, and otherwise for the view.
    public static func answer(_ question: Question) -> Answer {
      guard case .scene(let stage) = question.subject else {
        return .value(MainActor.assumeIsolated { value(question.given) })
      }
      return .scene(MainActor.assumeIsolated { stage.show(Staged(view(question.given))) })
    }
  }
#endif
