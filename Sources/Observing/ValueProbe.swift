import SwiftUI

/// A probe of an exercise whose answer is a value: what a function returns, or a property holds.
///
///     struct StrokeBoundsProbe: Observing::ValueProbe {
///       static func value(_ given: Observing::Given) -> Observing::Value {
///         Observing::Value(strokeBounds(of: given.path("path"), lineWidth: given.number("lineWidth")))
///       }
///     }
public protocol ValueProbe: ExerciseProbe {
  /// Calls the learner's function with the given values, and returns what it gave.
  @MainActor static func value(_ given: Given) -> Value
}

extension ValueProbe {
  public static func answer(_ question: Question) -> Answer {
    guard case .value = question.subject else { return .none }
    // The child answers on its first thread, where the main actor is at home.
    return .value(MainActor.assumeIsolated { value(question.given) })
  }
}

extension ShapeProbe where Self: ValueProbe {
  /// Answers with a value where one is asked for, and otherwise for the shape.
  public static func answer(_ question: Question) -> Answer {
    guard case .value = question.subject else { return question.subject.answer(of: shape(question.given)) }
    return .value(MainActor.assumeIsolated { value(question.given) })
  }
}
