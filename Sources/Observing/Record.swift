/// One record of a child: that it begins, an answer, or the word that all are given.
package enum Record: Hashable, Sendable {
  /// The limits are set, and no learner code ran yet. From here on it may, and what goes wrong is no longer the grader's
  /// own error.
  case started
  /// There is nothing that could be asked: the learner's code cannot be loaded, or holds no such probe; with the reason.
  case notLoaded(String)
  /// The answer to the question of a number, counted from 0.
  case answer(question: Int, Answer)
  /// The end: how many questions were answered.
  case finished(count: Int)
}

extension Record: Codable {
  private enum Key: String, CodingKey { case started, notLoaded, question, path, size, scene, value, none, finished }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if let count = try fields.decodeIfPresent(Int.self, forKey: .finished) {
      self = .finished(count: count)
      return
    }
    if let reason = try fields.decodeIfPresent(String.self, forKey: .notLoaded) {
      self = .notLoaded(reason)
      return
    }
    if fields.contains(.started) {
      self = .started
      return
    }
    let question = try fields.decode(Int.self, forKey: .question)
    if let path = try fields.decodeIfPresent(String.self, forKey: .path) {
      self = .answer(question: question, .path(path))
      return
    }
    if let scene = try fields.decodeIfPresent(Scene.self, forKey: .scene) {
      self = .answer(question: question, .scene(scene))
      return
    }
    if let value = try fields.decodeIfPresent(Value.self, forKey: .value) {
      self = .answer(question: question, .value(value))
      return
    }
    if fields.contains(.none) {
      self = .answer(question: question, .none)
      return
    }
    let sides = try fields.decode([Double].self, forKey: .size)
    guard sides.count == 2 else {
      throw DecodingError.dataCorruptedError(forKey: .size, in: fields, debugDescription: "a size has two sides")
    }
    self = .answer(question: question, .size(width: sides[0], height: sides[1]))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .started:
      try fields.encode(true, forKey: .started)
    case .notLoaded(let reason):
      try fields.encode(reason, forKey: .notLoaded)
    case .finished(let count):
      try fields.encode(count, forKey: .finished)
    case .answer(let question, let answer):
      try fields.encode(question, forKey: .question)
      switch answer {
      case .path(let text): try fields.encode(text, forKey: .path)
      case .size(let width, let height): try fields.encode([width, height], forKey: .size)
      case .scene(let scene): try fields.encode(scene, forKey: .scene)
      case .value(let value): try fields.encode(value, forKey: .value)
      case .none: try fields.encode(true, forKey: .none)
      }
    }
  }
}
