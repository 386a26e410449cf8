import Drawing
import Geometry

// Mistakes in where all that is drawn stands, and how large it is.
extension SceneSuspicion {
  static let shifted = SceneSuspicion("shifted") { wrong in
    var shifts: [Vector] = []
    let isExplained = wrong.allSatisfy { trial in
      guard let picture = trial.picture, let (wanted, found) = picture.bounds else { return false }
      let shift = Vector(found.minX - wanted.minX, found.minY - wanted.minY)
      shifts.append(shift)
      return picture.isRight(movingBy: { $0 - shift })
    }
    guard isExplained, let shift = shifts.first else { return nil }
    func part(_ amount: Double, _ positive: String, _ negative: String) -> String? {
      abs(amount) < 0.001 ? nil : "\(Spelling.points(abs(amount))) too far \(amount > 0 ? positive : negative)"
    }
    let parts = [part(shift.dx, "right", "left"), part(shift.dy, "down", "up")].compactMap(\.self)
    return Explanation(
      "What is drawn is right but stands \(parts.joined(separator: " and ")).",
      hint: "Look at what places the view: alignments, offsets, the order of frame and padding.")
  }

  /// All is larger or smaller by the same on all four sides.
  static let margin = SceneSuspicion("wrong-margin") { wrong in
    var margins: [Double] = []
    let isExplained = wrong.allSatisfy { trial in
      guard let (wanted, found) = trial.picture?.bounds ?? trial.frames else { return false }
      let gaps = [
        found.minX - wanted.minX, found.minY - wanted.minY, wanted.maxX - found.maxX, wanted.maxY - found.maxY,
      ]
      guard let gap = gaps.first, abs(gap) > Tolerance.points(for: wanted),
        gaps.allSatisfy({ abs($0 - gap) <= Tolerance.points(for: wanted) })
      else { return false }
      margins.append(gap)
      return true
    }
    guard isExplained, let margin = margins.first else { return nil }
    return margin < 0
      ? Explanation(
        "All is too large: it reaches \(Spelling.points(-margin)) too far out on every side.",
        hint: "Is a padding missing, or too small?")
      : Explanation(
        "All is too small: \(Spelling.points(margin)) are left free on every side that should not be.",
        hint: "Is there a padding too many, or too large a one?")
  }

  static let wrongSize = SceneSuspicion("wrong-size") { wrong in
    var sizes: [(wanted: Box, found: Box)] = []
    let isExplained = wrong.allSatisfy { trial in
      guard let picture = trial.picture, let (wanted, found) = picture.outlineBounds, found.width > 0, found.height > 0,
        wanted.width > 0, wanted.height > 0
      else { return false }
      sizes.append((wanted, found))
      return picture.isRight(movingBy: { point in
        Point(
          wanted.minX + (point.x - found.minX) / found.width * wanted.width,
          wanted.minY + (point.y - found.minY) / found.height * wanted.height)
      })
    }
    guard isExplained, let (wanted, found) = sizes.first else { return nil }
    func text(_ box: Box) -> String { "\(Spelling.text(box.width)) by \(Spelling.text(box.height))" }
    return Explanation(
      "The form is right, but it is \(text(found)) points large instead of \(text(wanted)).",
      hint: "Look at what gives the view its size: frame, padding, aspectRatio.")
  }

  static let frame = SceneSuspicion("wrong-frame") { wrong in
    guard wrong.allSatisfy({ $0.frames != nil && $0.picture == nil }), let (wanted, found) = wrong.first?.frames else {
      return nil
    }
    func text(_ box: Box) -> String { "\(Spelling.text(box.width)) by \(Spelling.text(box.height)) points" }
    return text(wanted) == text(found)
      ? Explanation("What is drawn is right, but the view stands elsewhere.")
      : Explanation(
        "What is drawn is right, but the view takes \(text(found)) instead of \(text(wanted)).",
        hint: "Which modifier gives the view its size? A background or an overlay takes the size of what it belongs to."
      )
  }
}

extension SceneTrial {
  /// The frames, where they differ.
  var frames: (wanted: Box, found: Box)? {
    differences.lazy.compactMap { difference in
      if case .frame(let wanted, let found) = difference.aspect { (wanted, found) } else { nil }
    }.first
  }
}

extension PictureTrial {
  /// The bounds of all that should be and of all that is seen, texts aside.
  var bounds: (wanted: Box, found: Box)? {
    let picture = Picture(expected)
    let (wanted, found) = (picture.bounds, Picture(actual, expecting: picture).bounds)
    return wanted.isNull || found.isNull ? nil : (wanted, found)
  }

  /// The bounds of the outlines that should be filled and stroked and of those that are.
  var outlineBounds: (wanted: Box, found: Box)? {
    var (wanted, found) = (Box.null, Box.null)
    for mark in expected where mark.text == nil { wanted.formUnion(mark.mark(paint: .clear).outlineBounds) }
    for mark in forms { found.formUnion(mark.outlineBounds) }
    return wanted.isNull || found.isNull ? nil : (wanted, found)
  }

  /// Returns whether the picture would be right with all outlines moved by an affine function.
  func isRight(movingBy transform: (Point) -> Point) -> Bool {
    guard forms.count <= PictureTrial.most else { return false }
    let moved = forms.map { $0.moved(by: transform) }
    return PictureComparison.difference(of: moved, from: expected.filter { $0.text == nil }) == nil
  }
}

extension Drawing.Mark {
  fileprivate var outlineBounds: Box {
    switch content {
    case .fill(let outline, _), .stroke(let outline, _), .text(_, let outline), .image(_, let outline): outline.bounds
    case .layer(let marks, _), .masked(let marks, _):
      marks.reduce(into: Box.null) { $0.formUnion($1.outlineBounds) }
    }
  }

  fileprivate func moved(by transform: (Point) -> Point) -> Drawing.Mark {
    func moved(_ marks: [Drawing.Mark]) -> [Drawing.Mark] { marks.map { $0.moved(by: transform) } }
    let content: Content =
      switch self.content {
      case .fill(let outline, let rule): .fill(outline.mapped(transform), rule)
      case .stroke(let outline, let style): .stroke(outline.mapped(transform), style)
      case .text(let text, let box): .text(text, box.mapped(transform))
      case .image(let name, let box): .image(name, box.mapped(transform))
      case .layer(let marks, let opacity): .layer(moved(marks), opacity: opacity)
      case .masked(let marks, let mask): .masked(moved(marks), by: moved(mask))
      }
    return Drawing.Mark(
      content, paint: paint, clips: clips.map { Drawing.Clip($0.outline.mapped(transform), rule: $0.rule) })
  }
}
