import SwiftUI

/// The one place that names a learner's type: it makes the type, and the questions are put to what it made.
///
/// There is one probe an exercise. It is compiled into the learner's own module, where the learner's names win over
/// those of any import; so a probe uses no operator, no free function and no name of SwiftUI without `SwiftUI::` before
/// it, which no type of the learner's can mean.
public protocol ExerciseProbe: SendableMetatype {
  /// Answers one question.
  static func answer(_ question: Question) -> Answer
}

/// A probe of an exercise whose answer is a shape.
///
///     struct ConeProbe: Observing::ShapeProbe {
///       static func shape(_ given: Observing::Given) -> Cone { Cone() }
///     }
public protocol ShapeProbe: ExerciseProbe {
  associatedtype Answering: Shape

  /// Makes the learner's shape with the given values.
  static func shape(_ given: Given) -> Answering
}

extension ShapeProbe {
  public static func answer(_ question: Question) -> Answer { question.subject.answer(of: shape(question.given)) }
}

extension Question.Subject {
  /// Returns what a shape answers.
  func answer(of shape: some Shape) -> Answer {
    switch self {
    case .path(let rectangle):
      let rect = CGRect(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
      return .path(PathText.text(of: shape.path(in: rect)))
    case .size(let proposal):
      let size = shape.sizeThatFits(
        ProposedViewSize(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
      return .size(width: Double(size.width), height: Double(size.height))
    case .scene, .value:
      return .none
    }
  }
}
