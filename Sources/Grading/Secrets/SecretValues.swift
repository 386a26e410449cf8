import Course
import Judging

/// The values of a line of a secret file, such as `points=9 innerRatio=0.3`, as an exercise can be asked with them.
struct SecretValues {
  private(set) var parameters = Parameters([:])

  private typealias Complaint = SecretLine.Complaint

  init(_ words: some Sequence<String>, of exercise: Exercise) throws(SecretLine.Complaint) {
    let forms = exercise.assessment.parts.map { ParameterForm(of: $0, in: exercise.assessment) }
      .filter { !$0.numbers.all.isEmpty || !$0.texts.all.isEmpty || $0.takesInsets }
    guard !forms.isEmpty else {
      throw Complaint(
        "\(exercise.id) is made without values. It can only be asked in rectangles: rect x y width height.")
    }
    let textNames = forms.reduce(Set()) { $0.union($1.texts.all) }
    for word in words { try add(word, textNames: textNames, of: exercise, forms) }
    if forms.contains(where: { Self.complaint(about: parameters, in: $0, of: exercise) == nil }) { return }
    // Of several parts the one that is meant has most of the names.
    let names = Set(parameters.values.keys).union(parameters.texts.keys)
    let meant = forms.max { names.intersection($0.names).count < names.intersection($1.names).count }
    if let complaint = meant.flatMap({ Self.complaint(about: parameters, in: $0, of: exercise) }) {
      throw Complaint(complaint)
    }
  }

  private mutating func add(
    _ word: String, textNames: Set<String>, of exercise: Exercise, _ forms: [ParameterForm]
  ) throws(SecretLine.Complaint) {
    guard let sign = word.firstIndex(of: "="), sign != word.startIndex else {
      throw Complaint(
        "\(Spelling.harmless(word, limit: 40)) is no value. Write values as name=value, without spaces around the =.")
    }
    let (name, text) = (String(word[..<sign]), String(word[word.index(after: sign)...]))
    if name == "inset" {
      parameters.insets.append(try SecretLine.number(text))
      return
    }
    guard parameters.values[name] == nil, parameters.texts[name] == nil else {
      throw Complaint("\(Spelling.harmless(name, limit: 40)) is given twice.")
    }
    if textNames.contains(name) {
      parameters.texts[name] = text
    } else if forms.contains(where: { $0.numbers.all.contains(name) }) {
      parameters.values[name] = try SecretLine.number(text)
    } else {
      throw Complaint(
        "\(exercise.id) has no value \(Spelling.harmless(name, limit: 40)). \(Self.sentence(about: forms))")
    }
  }

  private static func sentence(about forms: [ParameterForm]) -> String {
    let spelled: [String] = forms.map(\.spelled).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return "It takes \(spelled.joined(separator: "; or "))."
  }

  /// Returns what is wrong with values for a part of an exercise; nil where it can be asked with them.
  private static func complaint(about parameters: Parameters, in form: ParameterForm, of exercise: Exercise) -> String?
  {
    let given = Set(parameters.values.keys).union(parameters.texts.keys)
    let missing = form.numbers.required.union(form.texts.required).subtracting(given).sorted()
    if !missing.isEmpty {
      return "\(exercise.id) needs \(missing.joined(separator: " and ")) too. \(sentence(about: [form]))"
    }
    if let other = given.subtracting(form.names).min() {
      return "\(other) is of no use together with the others. \(sentence(about: [form]))"
    }
    if !form.takesInsets, !parameters.insets.isEmpty {
      return "\(exercise.id) cannot be inset. \(sentence(about: [form]))"
    }
    if parameters.insets.count > 8 { return "A shape can be inset at most 8 times here." }
    for (name, text) in parameters.texts.sorted(by: { $0.key < $1.key }) {
      if name == "path", ObservedPath(text: text) == nil {
        return "The path cannot be read. Write it as in path=\"20 30 m 90 30 l\": m moves, l draws a line, h closes."
      }
      guard let word = form.unknownWord(in: text, of: name) else { continue }
      let known = form.words(of: name).filter { Double($0) == nil }.sorted().joined(separator: ", ")
      return "\(Spelling.harmless(word, limit: 40)) is no word of \(name); allowed are \(known)."
    }
    for (name, value) in parameters.values.sorted(by: { $0.key < $1.key }) {
      if let complaint = NumberKind(name).complaint(about: value, of: name, known: form.values(of: name)) {
        return complaint
      }
    }
    return nil
  }
}

extension ParameterForm {
  /// The names of numbers and texts.
  fileprivate var names: Set<String> { numbers.all.union(texts.all) }

  /// What it takes, for instance "points and innerRatio".
  fileprivate var spelled: String {
    let required = numbers.required.union(texts.required)
    var spelled = required.sorted() + names.subtracting(required).sorted().map { "\($0) if wanted" }
    if takesInsets { spelled.append("inset, as often as wanted") }
    return spelled.isEmpty ? "no values" : spelled.joined(separator: ", ")
  }
}
