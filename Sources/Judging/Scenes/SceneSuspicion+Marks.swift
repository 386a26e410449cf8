import Drawing
import Geometry

// Mistakes in which marks there are, in what order, through which outline they are seen, and where they stand.
extension SceneSuspicion {
  static let order = SceneSuspicion("wrong-order") { wrong in
    var name: String?
    let isExplained = wrong.allSatisfy { trial in
      guard let picture = trial.picture, let pairs = picture.pairs, pairs.count > 1 else { return false }
      // Each expected mark takes the first of those drawn that would alone look like it.
      var rest = picture.forms
      var ordered: [Drawing.Mark] = []
      for (number, (wanted, _)) in pairs.enumerated() {
        guard let index = rest.firstIndex(where: { $0.looksAlone(like: wanted) }) else { return false }
        if index > 0, name == nil { name = pairs[number].expected.called }
        ordered.append(rest.remove(at: index))
      }
      return ordered != picture.forms && picture.isRight(with: ordered)
    }
    guard isExplained, let name else { return nil }
    return Explanation(
      "All is drawn, but in the wrong order: \(name) should lie further behind.",
      hint: "What is drawn later lies on top: in a ZStack the later view, in a chain of fill and stroke the later call."
    )
  }

  static let missingClip = SceneSuspicion("missing-clip") { wrong in
    guard wrong.allSatisfy({ $0.picture?.isRight(changing: { $1.clipped(as: $0, where: \.isEmpty) }) ?? false }) else {
      return nil
    }
    return Explanation(
      "Nothing is cut off: what lies outside of the shape is seen too.",
      hint: "clipShape cuts a view off at a shape. contentShape does not: it is about taps.")
  }

  static let anotherClip = SceneSuspicion("wrong-clip") { wrong in
    guard wrong.allSatisfy({ $0.picture?.isRight(changing: { $1.clipped(as: $0) { !$0.isEmpty } }) ?? false }) else {
      return nil
    }
    let isFree = wrong.allSatisfy { $0.picture?.expected.allSatisfy(\.clips.isEmpty) ?? false }
    return isFree
      ? Explanation("Something is cut off that should be seen as a whole.", hint: "Here no clipShape belongs.")
      : Explanation(
        "What is drawn is cut off at another outline than expected.", hint: "Which shape does clipShape get?")
  }

  static let missingMark = SceneSuspicion("missing-mark") { wrong in
    var names: [String] = []
    let isExplained = wrong.allSatisfy { trial in
      guard let picture = trial.picture, picture.expected.count > 1, picture.expected.count <= PictureTrial.most else {
        return false
      }
      return picture.expected.indices.contains { index in
        var rest = picture.expected
        let name = rest.remove(at: index).called
        guard PictureComparison.difference(of: picture.actual, from: rest.withoutReferences) == nil else {
          return false
        }
        names.append(name)
        return true
      }
    }
    guard isExplained, let name = names.first else { return nil }
    return Explanation(
      Set(names).count == 1 ? "Something is missing: \(name)." : "One of the forms is missing.",
      hint: "Count what is drawn in the picture at the top of the file.")
  }

  static let extraMark = SceneSuspicion("extra-mark") { wrong in
    let isExplained = wrong.allSatisfy { trial in
      guard let picture = trial.picture, !picture.forms.isEmpty, picture.forms.count <= PictureTrial.most else {
        return false
      }
      return picture.forms.indices.contains { index in
        var rest = picture.forms
        rest.remove(at: index)
        return picture.isRight(with: rest)
      }
    }
    guard isExplained else { return nil }
    return Explanation("There is one form too many.", hint: "Is something drawn twice, or a background added?")
  }

  /// One form of several is another one; the rest is right.
  static let wrongOutline = SceneSuspicion("wrong-outline") { wrong in
    var names: Set<String> = []
    let isExplained = wrong.allSatisfy { trial in
      guard let picture = trial.picture, let pairs = picture.pairs, pairs.count > 1 else { return false }
      let different = pairs.filter { !$0.actual.looksAlone(like: $0.expected) }
      guard different.count == 1 else { return false }
      names.insert(different[0].expected.called)
      return true
    }
    guard isExplained, names.count == 1, let name = names.first else { return nil }
    return Explanation(
      "\(name.prefix(1).uppercased() + name.dropFirst()) is not drawn as expected; the rest is right.",
      hint: "Look at its shape, its size and its place.")
  }
}

extension Drawing.Mark {
  /// Returns whether the mark would be right if it and nothing else were expected.
  func looksAlone(like expected: ExpectedMark) -> Bool {
    PictureComparison.difference(of: [self], from: [expected].withoutReferences) == nil
  }

  /// Returns the mark with the clips of an expected one, where its own meet a condition and are others.
  func clipped(as expected: ExpectedMark, where condition: ([Drawing.Clip]) -> Bool) -> Drawing.Mark? {
    guard condition(clips), clips != expected.clips else { return nil }
    var mark = self
    mark.clips = expected.clips
    return mark
  }
}

extension [ExpectedMark] {
  /// The marks without colours that refer to other marks, which are not there any more.
  var withoutReferences: [ExpectedMark] {
    map { mark in
      guard case .differentFrom = mark.color else { return mark }
      var mark = mark
      mark.color = .any
      return mark
    }
  }
}
