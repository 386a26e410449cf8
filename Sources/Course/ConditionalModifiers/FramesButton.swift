import Geometry
import Judging
import Observing

extension Exercise {
  /// A button that can be pressed only while a photo is selected.
  static let framesButton = Exercise(
    "ConditionalModifiers", "FramesButton", "A button that can be pressed only while a photo is selected",
    need: "a struct FramesButton: View that can be made with FramesButton() and finds its CardStore in the environment",
    assessment: Assessment(
      parts: [Part("the button", points: 2, .scene(taps) { scene($0) { $0.isPhoto } })],
      parameters: [Selected.thePhoto, .nothing, .newElement, .framedPhoto, .anotherPhoto].map(\.parameters),
      mistakes: [
        Mistake(
          "never-disabled", "The button can be pressed although no photo is selected.",
          hint: "Add .disabled(…): true as long as store.selectedElement is no PhotoElement.",
          .shows { scene($0) { _ in true } }),
        Mistake(
          "always-disabled", "The button cannot be pressed, whatever is selected.",
          hint: "disabled(true) turns a button off. Say when: !(store.selectedElement is PhotoElement).",
          .shows { scene($0) { _ in false } }),
        Mistake(
          "inverted", "The button is disabled when a photo is selected, and enabled otherwise.",
          hint: "disabled(_:) takes true to turn the button off: !(store.selectedElement is PhotoElement).",
          .shows { scene($0) { !$0.isPhoto } }),
        Mistake(
          "any-element", "The button can be pressed when a NewElement is selected.",
          hint: "Having a selection is not enough: ask for its type, store.selectedElement is PhotoElement.",
          .shows { scene($0) { $0 != .nothing } }),
        Mistake(
          "framed-only", "The button can be pressed only when the selected photo has a frame already.",
          hint: "A photo without a frame is a photo, too: ask only for its type.",
          .shows { scene($0) { $0 == .framedPhoto } }),
        Mistake(
          "toggled", "A second tap sets showsFrames to false again.",
          hint: "Set it to true instead of calling toggle().",
          .shows { setting in scene(setting, shown: [true, false]) { $0.isPhoto } }),
        Mistake(
          "tap-ignored", "A tap on the button does not change store.showsFrames.",
          hint: "In the button's action, set store.showsFrames = true.",
          .shows { setting in scene(setting, shown: [false, false]) { $0.isPhoto } }),
        Mistake(
          "selection-lost", "A tap on the button changes what is selected.",
          hint: "The action sets store.showsFrames and nothing else.",
          .shows { setting in scene(setting, afterwards: .nothing) { $0.isPhoto } }),
      ]),
    hints: [
      "A disabled button cannot be pressed: .disabled(_:) takes a Bool. What is to be true there?",
      "store.selectedElement is PhotoElement tells whether it is a photo, also where nothing is selected.",
      "Button(\"Frames\") { store.showsFrames = true }.disabled(!(store.selectedElement is PhotoElement))",
    ])

  /// Two taps on the button, which stands in the middle of its space.
  private static let taps = Staging(steps: { [.tap($0.center), .tap($0.center)] })

  /// Returns what taps do.
  ///
  /// - Parameters:
  ///   - shown: What showsFrames is after each tap on a button that can be pressed.
  ///   - afterwards: What is selected after such a tap; what it was before where nothing else is said.
  ///   - isEnabled: Whether the button can be pressed with a selection.
  private static func scene(
    _ setting: Setting, shown: [Bool] = [true, true], afterwards: Selected? = nil,
    _ isEnabled: (Selected) -> Bool
  ) -> ExpectedScene {
    let selection = Selected(in: setting)
    func readings(_ shows: Bool, _ selection: Selected) -> [String: Value] {
      ["showsFrames": .flag(shows), "selectedElement": selection.reading]
    }
    let isPressed = isEnabled(selection)
    let after = isPressed ? afterwards ?? selection : selection
    // Once the selection is lost, the button is disabled.
    let isPressedAgain = isPressed && isEnabled(after)
    return ExpectedScene(
      nil, taps: [isPressed ? .taken(setting.center, "the button") : .ignored(setting.center, "the button")],
      readings: readings(false, selection)
    )
    .then(readings: readings(isPressed && shown[0], after))
    .then(readings: readings(isPressedAgain ? shown[1] : isPressed && shown[0], after))
  }
}
