import Foundation
import Judging
import Observing

@testable import Running

/// One run of a child that says something else than the right answers, made by chance.
struct HostileRun {
  /// What must come of it.
  enum Outcome { case passed, notPassed, any }

  var speech: Speech
  var ended: Ended
  var outcome: Outcome

  /// What was changed, for a message.
  var change: String

  /// - Parameter round: The number from which all that is left to chance follows.
  init(round: Int) throws {
    var chance = Chance(seed: round)
    speech = Speech.all[round % Speech.all.count]
    ended = Ended(way: .exited(0))
    (outcome, change) = (.any, "")
    switch chance.below(10) {
    case 0: try disorder(&chance)
    case 1: try damage(&chance)
    case 2: try fail(&chance)
    case 3: try answerWrongly(&chance)
    case 4: try interrupt(&chance)
    case 5: try exchange(&chance)
    default: try mutate(&chance)
    }
  }

  /// Makes a run whose paths have as many lines as are read.
  init(longAnswersOf speech: Speech, kind: Int) throws {
    self.speech = speech
    (ended, outcome, change) = (Ended(way: .exited(0)), .any, "long paths of kind \(kind)")
    var trees = try speech.records.map { try JSONDecoder().decode(Tree.self, from: Speech.text(of: $0)) }
    let places = trees.indices.filter { $0 > 0 && $0 < trees.count - 1 }
    let paths = places.reduce(0) { $0 + trees[$1].paths }
    // Where no path is asked for, the right answers are as long as they get.
    ended.answers = speech.bytes(of: try trees.map { try JSONEncoder().encode($0) })
    guard paths > 0 else { return }
    let inOne = places.map { trees[$0].paths }.max() ?? 1
    let words = min(RecordReader.greatestWords / inOne, RecordReader.greatestWordsInAll / paths) - 10
    let long = HostileText.longPath(words: words, kind: kind)
    for place in places { trees[place] = trees[place].replacingPaths(by: long) }
    ended.answers = speech.bytes(of: try trees.map { try JSONEncoder().encode($0) })
  }

  private func texts(_ records: [Record]) throws -> [Data] { try records.map { try Speech.text(of: $0) } }

  /// Leaves records out, sends them twice or in another order.
  private mutating func disorder(_ chance: inout Chance) throws {
    var records = speech.records
    let place = chance.below(records.count)
    let other = chance.below(records.count)
    outcome = .notPassed
    switch chance.below(5) {
    case 0: records.remove(at: place)
    case 1: records.insert(records[place], at: other)
    case 2:
      records.swapAt(place, other)
      if place == other { outcome = .passed }
    case 3:
      let question = chance.one(of: [-1, Int.min, Int.max, records.count - 2, 0])
      records.insert(.answer(question: question, .path("")), at: max(1, place))
    default:
      records.append(chance.one(of: [.started, .notLoaded("gone"), .finished(count: 0), .answer(question: 0, .none)]))
    }
    change = "records in disorder"
    ended.answers = speech.bytes(of: try texts(records))
  }

  /// Changes bytes behind the first record, which comes before any learner code runs.
  private mutating func damage(_ chance: inout Chance) throws {
    let texts = try texts(speech.records)
    var bytes = speech.bytes(of: Array(texts.dropFirst()))
    change = "damaged bytes"
    if chance.once(in: 4) {
      outcome = .notPassed
      bytes = bytes.prefix(chance.below(bytes.count))
    }
    for _ in 0...chance.below(4) where outcome == .any && !bytes.isEmpty {
      let place = chance.below(bytes.count)
      let end = min(bytes.count, place + chance.below(400))
      switch chance.below(4) {
      case 0: bytes[place] = UInt8(chance.below(256))
      case 1: bytes.insert(chance.one(of: [0, 0x1E, 0x0A, 0x22, 0x5C, 0x5B, 0x7B, 0x80, 0xFF]), at: place)
      case 2: bytes.removeSubrange(place..<min(end, place + 40))
      default: bytes.insert(contentsOf: Data(bytes[place..<end]), at: chance.below(place))
      }
    }
    ended.answers = speech.bytes(of: [texts[0]]) + bytes
  }

  /// Ends in another way than by itself, at some time.
  private mutating func fail(_ chance: inout Chance) throws {
    let records = speech.records.prefix(1 + chance.below(speech.records.count))
    ended.answers = speech.bytes(of: try texts(Array(records)))
    (outcome, change) = (.notPassed, "another end")
    switch chance.below(4) {
    case 0: ended.way = .exited(Int32(1 + chance.below(255)))
    case 1: ended.way = .signaled(Int32(1 + chance.below(64)))
    case 2: ended.ranOutOfTime = true
    default: ended.wroteTooMuch = true
    }
    ended.processorSeconds = Double(chance.below(9))
    ended.errors = Data("\(HostileText.plain(&chance))\nFatal error: \(HostileText.plain(&chance))\n".utf8)
    ended.output = Data(HostileText.plain(&chance).utf8)
  }

  /// Gives an answer that is surely wrong.
  private mutating func answerWrongly(_ chance: inout Chance) throws {
    var records = speech.records
    change = "a wrong answer"
    let answers = records.count - 2
    guard answers > 0, case .answer(let question, let answer) = records[1 + chance.below(answers)] else {
      return try disorder(&chance)
    }
    let wrong: Answer =
      switch answer {
      case .path: .path(chance.one(of: ["garbage", "0 0 m nan 0 l", "0 0 m inf 0 l", "0 l", "0 0 m 1"]))
      case .size: .size(width: .nan, height: chance.one(of: [0, .infinity]))
      case .scene: .scene(Scene(moments: []))
      case .value: .value(.text("\u{7}wrong"))
      case .none: .value(.none)
      }
    let others = [
      Answer.path("0 0 m 9 0 l 0 9 l h"), .size(width: 1, height: 1), .value(.none), .scene(Scene(moments: [])), .none,
    ]
    outcome = .notPassed
    let foreign = chance.one(of: others)
    records[1 + question] = .answer(
      question: question, chance.once(in: 3) && !foreign.isOfKind(answer) ? foreign : wrong)
    ended.answers = speech.bytes(of: try texts(records))
  }

  /// Puts between the records what is none.
  private mutating func interrupt(_ chance: inout Chance) throws {
    (outcome, change) = (.passed, "garbage between records")
    ended.output = Data(HostileText.plain(&chance).utf8)
    ended.errors = Data(HostileText.plain(&chance).utf8)
    ended.answers = Data()
    for text in try texts(speech.records) {
      ended.answers += speech.bytes(of: [text])
      if chance.once(in: 2) {
        ended.answers += Data("\(HostileText.plain(&chance))\u{1E}other {\"finished\":1}\n\u{1E}".utf8)
      }
    }
  }

  /// Gives answers to other questions, of this exercise or of another.
  private mutating func exchange(_ chance: inout Chance) throws {
    change = "answers of others"
    let others = chance.one(of: [speech, chance.one(of: Speech.all)]).right.answers.values.sorted { "\($0)" < "\($1)" }
    let records = speech.records.map { record in
      guard case .answer(let question, _) = record, chance.once(in: 2), !others.isEmpty else { return record }
      return .answer(question: question, chance.one(of: others))
    }
    ended.answers = speech.bytes(of: try texts(records))
  }

  /// Changes the trees of one answer or of all.
  private mutating func mutate(_ chance: inout Chance) throws {
    change = "mutated answers"
    var texts = try texts(speech.records)
    let places = chance.once(in: 3) ? Array(1..<max(2, texts.count - 1)) : [1 + chance.below(texts.count - 2)]
    // The same change for all answers, so that a cause can be looked for.
    let same = chance
    for place in places where place < texts.count - 1 {
      chance = same
      var tree = try JSONDecoder().decode(Tree.self, from: texts[place])
      let question = tree.question
      tree.mutate(&chance)
      tree.question = question
      // Where it stands too deep for the encoder, the answer stays right.
      if let text = try? JSONEncoder().encode(tree) { texts[place] = text }
    }
    ended.answers = speech.bytes(of: texts)
    // What is more is cut off and told.
    let most = speech.inquiry.limits.answerBytes
    if ended.answers.count > most { (ended.answers, ended.wroteTooMuch) = (ended.answers.prefix(most), true) }
  }
}

extension Tree {
  /// The number of the question of a record.
  fileprivate var question: Tree? {
    get { if case .object(let fields) = self { fields["question"] } else { nil } }
    set {
      guard case .object(var fields) = self else { return }
      fields["question"] = newValue
      self = .object(fields)
    }
  }
}

extension Answer {
  fileprivate func isOfKind(_ other: Answer) -> Bool {
    switch (self, other) {
    case (.path, .path), (.size, .size), (.scene, .scene), (.value, .value), (.none, .none): true
    default: false
    }
  }
}

extension Tree {
  /// How many of the texts in it are paths.
  fileprivate var paths: Int {
    switch self {
    case .text(let text): HostileText.isPath(text) ? 1 : 0
    case .list(let list): list.reduce(0) { $0 + $1.paths }
    case .object(let fields): fields.values.reduce(0) { $0 + $1.paths }
    default: 0
    }
  }

  fileprivate func replacingPaths(by path: String) -> Tree {
    switch self {
    case .text(let text) where HostileText.isPath(text): .text(path)
    case .list(let list): .list(list.map { $0.replacingPaths(by: path) })
    case .object(let fields): .object(fields.mapValues { $0.replacingPaths(by: path) })
    default: self
    }
  }
}
