import Drawing
import Observing

/// One question about a view, with what was expected and what was seen.
struct SceneTrial: Sendable {
  var entry: Questionnaire.Entry
  var expected: ExpectedScene
  var actual: Scene

  /// How they differ at the first moment where they do; empty where the answer is right.
  var differences: [SceneDifference]

  init(entry: Questionnaire.Entry, expected: ExpectedScene, actual: Scene) {
    (self.entry, self.expected, self.actual) = (entry, expected, actual)
    differences = SceneComparison.differences(of: actual, from: expected)
  }

  /// Returns whether another scene was seen, rather than the expected one.
  func shows(_ other: ExpectedScene) -> Bool { SceneComparison.differences(of: actual, from: other).isEmpty }

  /// The pictures that differ, where a picture does.
  var picture: PictureTrial? {
    for difference in differences {
      guard case .picture(let found) = difference.aspect, let marks = expected.moments[difference.moment].marks,
        let drawing = actual.moments[difference.moment].drawing
      else { continue }
      return PictureTrial(expected: marks, actual: drawing.marks, difference: found)
    }
    return nil
  }

  /// Returns what an expected mark of the picture is called.
  func name(of mark: Int, isFirst: Bool = false) -> String {
    let name = picture.flatMap { $0.expected.indices.contains(mark) ? $0.expected[mark].called : nil } ?? "a form"
    return isFirst ? name.prefix(1).uppercased() + name.dropFirst() : name
  }
}

/// A picture that is not the expected one.
struct PictureTrial: Sendable {
  var expected: [ExpectedMark]
  var actual: [Drawing.Mark]
  var difference: PictureDifference

  /// The marks that are not texts, where there are as many as expected, in pairs.
  ///
  /// Only pictures of few marks have them: what is asked of pairs takes its time.
  var pairs: [(expected: ExpectedMark, actual: Drawing.Mark)]? {
    let (wanted, found) = (drawn(expected), drawn(actual))
    return wanted.count == found.count && wanted.count <= Self.most ? Array(zip(wanted, found)) : nil
  }

  /// Returns whether the picture would be right with other marks in place of those that were drawn.
  func isRight(with marks: [Drawing.Mark]) -> Bool {
    PictureComparison.difference(of: texts + marks, from: expected) == nil
  }

  /// Returns whether the picture would be right with each mark changed by what is expected in its place.
  ///
  /// - Parameter change: Returns the mark put right in one thing, or nil where nothing is to be put right.
  func isRight(changing change: (ExpectedMark, Drawing.Mark) -> Drawing.Mark?) -> Bool {
    guard let pairs else { return false }
    var isChanged = false
    let marks = pairs.map { wanted, found in
      guard let mark = change(wanted, found) else { return found }
      isChanged = true
      return mark
    }
    return isChanged && isRight(with: marks)
  }

  /// The marks that are drawn and are not texts.
  var forms: [Drawing.Mark] { drawn(actual) }

  /// The marks that are texts.
  var texts: [Drawing.Mark] { actual.filter { $0.isText } }

  static let most = 40

  private func drawn(_ marks: [ExpectedMark]) -> [ExpectedMark] { marks.filter { $0.text == nil } }
  private func drawn(_ marks: [Drawing.Mark]) -> [Drawing.Mark] { marks.filter { !$0.isText } }
}

extension Drawing.Mark {
  var isText: Bool {
    if case .text = content { true } else { false }
  }
}

extension ExpectedMark {
  /// What it is called where a learner reads of it.
  var called: String {
    if let name { return name }
    return switch content {
    case .fill: "the filled form"
    case .stroke: "the line"
    case .text(let text, _): "the text \"\(text)\""
    case .image: "the image"
    }
  }
}
