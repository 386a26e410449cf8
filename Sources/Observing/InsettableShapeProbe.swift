import SwiftUI

/// A probe of an exercise whose answer is a shape that can be inset, whatever type `inset(by:)` returns.
///
///     struct ArcProbe: Observing::InsettableShapeProbe {
///       static func shape(_ given: Observing::Given) -> Arc { Arc(endAngle: given.angle("endAngle")) }
///     }
public protocol InsettableShapeProbe: ShapeProbe where Answering: InsettableShape {}

extension InsettableShapeProbe {
  public static func answer(_ question: Question) -> Answer {
    answer(question, of: shape(question.given), inset: question.insets[...])
  }

  /// Insets a shape by each amount in turn and asks what comes out; each inset may be of another type.
  private static func answer(
    _ question: Question, of shape: some InsettableShape, inset amounts: ArraySlice<Double>
  ) -> Answer {
    guard let amount = amounts.first else { return question.subject.answer(of: shape) }
    return answer(question, of: shape.inset(by: CGFloat(amount)), inset: amounts.dropFirst())
  }
}
