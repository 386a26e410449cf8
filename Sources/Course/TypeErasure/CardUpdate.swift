import Judging
import Observing

extension Exercise {
  /// A photo on a card that gets another frame.
  static let update = Exercise(
    "TypeErasure", "update", "Another frame for a photo on a card, through any CardElement", title: "CardUpdate",
    need: "a struct Card with mutating func update(_ element: (any CardElement)?, frameIndex: Int)",
    assessment: Assessment(
      parts: [
        Part("the card", points: 2, .value { setting in card(setting) { index, _ in index == handed(setting) } })
      ],
      parameters: questions,
      variation: { generator in
        let kinds = (0..<generator.whole(3...6)).map { _ in generator.element(of: ["photo", "framed", "note"]) }
        let element = generator.whole(0...kinds.count - 1)
        // What is handed over is a photo, whatever lies around it.
        let card = kinds.enumerated().map { $0.offset == element && $0.element == "note" ? "photo" : $0.element }
        return question(card.joined(separator: " "), Double(element), frame: generator.number(0...4))
      },
      mistakes: [
        Mistake(
          "nothing-changes", "The card stays as it was.",
          hint: "What as? takes out of the box is a copy. Change it, and put it back: elements[index] = photo.",
          .answers { setting in card(setting) { _, _ in false } }),
        Mistake(
          "first-photo", "It is always the first photo that gets the frame.",
          hint: "Look for the photo with the same id as the one that is handed over.",
          .answers { setting in
            card(setting) { index, _ in isPhoto(setting) && index == kinds(setting).firstIndex { $0 != "note" } }
          }),
        Mistake(
          "every-photo", "Every photo on the card gets the frame.",
          hint: "Compare the ids: only the photo that is handed over changes.",
          .answers { setting in card(setting) { _, kind in isPhoto(setting) && kind != "note" } }),
        Mistake(
          "photo-added", "A photo that is not on the card is put there.",
          hint: "If the card has no photo with that id, leave it as it is.",
          .answers { setting in
            let isStranger = setting["element"] == Double(kinds(setting).count)
            return card(setting, adding: isStranger ? -1 : nil) { index, _ in index == handed(setting) }
          }),
        Mistake(
          "copy-added", "The changed photo is put on the card once more, and the one that was there stays as it was.",
          hint: "Put it where the old one was: elements[index] = photo.",
          .answers { setting in
            card(setting, adding: handed(setting) ?? (isPhoto(setting) ? -1 : nil)) { _, _ in false }
          }),
        Mistake(
          "frame-kept", "A photo that has a frame already keeps it.",
          hint: "Set the frame index whatever it was before.",
          .answers { setting in card(setting) { index, kind in index == handed(setting) && kind == "photo" } }),
        Mistake(
          "moved-to-end", "The changed photo moves to the end of the card.",
          hint: "Do not remove it: set the element at its index.",
          .answers { setting in
            guard let index = handed(setting) else { return card(setting) { _, _ in false } }
            return card(setting, moving: index) { other, _ in other == index }
          }),
      ]),
    hints: [
      "Whether there is a photo in the box tells as? PhotoElement. Which of the card's elements is it? Its id tells.",
      "guard let photo = element as? PhotoElement else { return }. Then look for the index of the element that is a "
        + "photo too and has the same id.",
      "elements.firstIndex { ($0 as? PhotoElement)?.id == photo.id }; var changed = photo; "
        + "changed.frameIndex = frameIndex; elements[index] = changed",
    ])

  /// Returns what lies on the card before: notes, photos without a frame and photos with frame 0.
  private static func kinds(_ setting: Setting) -> [String] {
    setting.text("card").split(separator: " ").map(String.init)
  }

  /// Whether what is handed over is a photo, on the card or not.
  private static func isPhoto(_ setting: Setting) -> Bool {
    let index = Int(setting["element"])
    return index == kinds(setting).count || handed(setting) != nil
  }

  /// Returns the number of the photo on the card that is handed over; nil where it is something else.
  private static func handed(_ setting: Setting) -> Int? {
    let (index, kinds) = (Int(setting["element"]), kinds(setting))
    return kinds.indices.contains(index) && kinds[index] != "note" ? index : nil
  }

  /// Returns what lies on the card afterwards, where some elements get the frame.
  ///
  /// - Parameters:
  ///   - added: What is put behind all others with the frame: the number of an element, or -1 for one that was not there.
  ///   - moved: The number of an element that moves to the end.
  private static func card(
    _ setting: Setting, adding added: Int? = nil, moving moved: Int? = nil, changes: (Int, String) -> Bool
  ) -> Value {
    var numbers = kinds(setting).indices.map { Value($0) }
    var frames = kinds(setting).enumerated().map { index, kind in
      switch kind {
      case "note": Value.text("a note")
      case _ where changes(index, kind): Value(setting["frameIndex"])
      case "framed": Value(0)
      default: Value.none
      }
    }
    if let moved {
      numbers.append(numbers.remove(at: moved))
      frames.append(frames.remove(at: moved))
    }
    if let added {
      numbers.append(added < 0 ? .none : Value(added))
      frames.append(Value(setting["frameIndex"]))
    }
    return .record(["frame indices": .list(frames), "order": .list(numbers)])
  }

  private static let questions = [
    question("photo note framed", 2, frame: 3), question("photo note framed", 0, frame: 1),
    question("note photo photo photo", 2, frame: 0), question("framed framed note", 1, frame: 2),
    question("note photo framed", 0, frame: 4, unusual: "a note that is handed over"),
    question("photo framed", 2, frame: 4, unusual: "a photo that is not on the card"),
    question("", 0, frame: 4, unusual: "a card without elements"),
    question("photo framed", 9, frame: 4, unusual: "nil"),
  ]

  /// - Parameter element: The number of the element that is handed over; behind the last one comes a photo that is not on
  ///   the card, then nil.
  private static func question(_ card: String, _ element: Double, frame: Double, unusual: String? = nil) -> Parameters {
    Parameters(["element": element, "frameIndex": frame], texts: ["card": card], unusual: unusual)
  }
}
