import Geometry
import Judging
import Observing

extension Exercise {
  /// Returns the fingerprint of all that a verdict rests on beside the learner's files and the tools: what is asked and
  /// expected, what asks it, and the starter, which is no answer.
  ///
  /// - Parameter probe: The fingerprint of the probe's text; nil where it cannot be read.
  package func fingerprint(probe: Fingerprint?) -> Fingerprint {
    var text = FingerprintText()
    text.add(expectationFingerprint)
    text.add(starter)
    text.add(probe)
    return text.fingerprint
  }

  /// The fingerprint of what is asked and expected: a verdict is out of date once it changes.
  ///
  /// Coordinates count to a millionth of a point, since the last digits of sines differ between machines.
  package var expectationFingerprint: Fingerprint {
    var bytes = Array("\(id) judged by rules \(Judge.rules)".utf8)
    for file in Course.chapter(named: chapter)?.givenFiles ?? [] { bytes += file.text.utf8 }
    func add(_ tag: UInt8, _ numbers: [Double]) {
      bytes.append(tag)
      for number in numbers {
        // Adding zero makes a negative zero a positive one.
        let rounded = (number * 1_000_000).rounded() + 0
        withUnsafeBytes(of: rounded.bitPattern.littleEndian) { bytes += $0 }
      }
    }
    func add(_ tag: UInt8, _ outline: Outline) {
      bytes.append(tag)
      for subpath in outline.subpaths {
        add(subpath.isClosed ? 1 : 0, [subpath.start.x, subpath.start.y])
        for points in subpath.segments.map(\.definingPoints) {
          add(UInt8(points.count), points.flatMap { [$0.x, $0.y] })
        }
      }
    }
    for entry in Questionnaire(assessment).entries {
      for (name, value) in entry.question.given.values.sorted(by: { $0.key < $1.key }) {
        bytes += name.utf8
        add(10, [value])
      }
      for (name, text) in entry.question.given.texts.sorted(by: { $0.key < $1.key }) {
        bytes += name.utf8 + [18] + text.utf8
      }
      if !entry.question.insets.isEmpty { add(16, entry.question.insets) }
      switch entry.question.subject {
      case .path(let rectangle): add(11, [rectangle.x, rectangle.y, rectangle.width, rectangle.height])
      case .size(let proposal): add(12, [proposal.width ?? .nan, proposal.height ?? .nan])
      case .scene(let stage): bytes += [19] + "\(stage)".utf8
      case .value: bytes.append(20)
      }
      let part = assessment.parts[entry.part]
      for expectation in [part.expectation] + part.alternatives {
        switch expectation {
        case .region(let drawing): add(13, drawing(entry.setting))
        case .lines(let drawing): add(14, drawing(entry.setting))
        case .size(let size):
          if case .size(let proposal) = entry.question.subject {
            add(15, [size(proposal).width, size(proposal).height])
          }
        case .scene(_, let scene): bytes += [21] + scene(entry.setting).spelled.utf8
        case .value(let value): bytes += [22] + Spelling.whole(value(entry.setting)).utf8
        case .refusal: break
        }
      }
    }
    if assessment.isAboutClosing { bytes.append(17) }
    for forbidden in assessment.forbidden { bytes += [23] + forbidden.name.utf8 }
    if let refusal = assessment.refusal {
      for text in refusal.openings + refusal.spellings + refusal.warningsAsErrors { bytes += [24] + text.utf8 }
    }
    return Fingerprint(of: bytes)
  }
}
