import Geometry
import Judging
import Observing

extension Exercise {
  /// A card with a photo that can be selected.
  static let selectableCard = Exercise(
    "ConditionalModifiers", "SelectableCard", "A card with a photo that can be selected",
    need:
      "a struct SelectableCard: View that can be made with SelectableCard() and finds its CardStore in the environment",
    assessment: Assessment(
      parts: [Part("the card", points: 2, .scene(steps) { CardCourse().scene($0) })],
      parameters: [
        Selected.nothing, .newElement, .anotherPhoto, .thePhoto,
      ].map(\.parameters),
      mistakes: [
        Mistake(
          "own-state", "The border does not follow the store: the card keeps to itself what is selected.",
          hint: "Read store.selectedElement where the border is drawn. A @State of your own knows only of your taps.",
          mentioning: "@State", .shows { CardCourse(border: .ownState).scene($0) }),
        Mistake(
          "toggled", "A second tap on the photo deselects it.",
          hint: "A tap on the photo always selects it: store.selectedElement = store.photo.",
          .shows { CardCourse(toggles: true).scene($0) }),
        Mistake(
          "tap-everywhere", "A tap beside the photo selects the photo, too.",
          hint: "Each of the two needs a gesture of its own: the card's colour to deselect, the photo to select.",
          .shows { CardCourse(deselects: false, selectsEverywhere: true).scene($0) }),
        Mistake(
          "background-ignored", "A tap beside the photo does not deselect it.",
          hint: "Give the card's colour a gesture: .onTapGesture { store.selectedElement = nil }.",
          .shows { CardCourse(deselects: false).scene($0) }),
        Mistake(
          "photo-not-selected", "A tap on the photo does not select it.",
          hint: "Give the photo a gesture: .onTapGesture { store.selectedElement = store.photo }.",
          .shows { CardCourse(selects: false).scene($0) }),
        Mistake(
          "photo-not-selected", "A tap on the photo deselects: it reaches what lies behind the photo.",
          hint: "Give the photo a gesture of its own: .onTapGesture { store.selectedElement = store.photo }.",
          .shows { CardCourse(selects: false, fallsThrough: true).scene($0) }),
        Mistake(
          "photo-not-selected", "A tap on the photo changes the border, but not what the store has selected.",
          hint: "Select the photo in the store: .onTapGesture { store.selectedElement = store.photo }.",
          mentioning: "@State",
          .shows { CardCourse(border: .ownState, selects: false, deselects: false, leaves: false).scene($0) }),
        Mistake(
          "other-photo", "A tap on the photo selects another one, which is not on the card.",
          hint: "PhotoElement() makes a new photo with an id of its own. Select store.photo.",
          .shows { CardCourse(selected: .anotherPhoto).scene($0) }),
        Mistake(
          "disappearing-ignored", "When the card disappears, the photo is still selected.",
          hint: "Add .onDisappear { store.selectedElement = nil } to the card.",
          .shows { CardCourse(leaves: false).scene($0) }),
        Mistake(
          "disappearing-ignored", "The card deselects when it appears, and not when it disappears.",
          hint: "Use onDisappear instead of onAppear.",
          .shows { CardCourse(leaves: false, appears: true).scene($0) }),
        Mistake(
          "any-selection", "The photo has a border whatever is selected.",
          hint: "Compare the id of the selected element with store.photo.id.",
          .shows { CardCourse(border: .anything).scene($0) }),
        Mistake(
          "any-selection", "The photo has a border when another photo is selected.",
          hint: "Compare the id of the selected element with store.photo.id. Being a photo is not enough.",
          .shows { CardCourse(border: .anyPhoto).scene($0) }),
        Mistake(
          "always-border", "The photo always has a border.",
          hint: "Draw it only if the selected element is store.photo, which its id tells.",
          .shows { CardCourse(border: .always).scene($0) }),
        Mistake(
          "no-border", "The photo has no border when it is selected.",
          hint: "Lay the border over the photo if the id of the selected element is store.photo.id.",
          .shows { CardCourse(border: .never).scene($0) }),
      ]),
    hints: [
      "There are two gestures, on the photo and on the colour behind it. All that they change is store.selectedElement.",
      "The photo is selected if (store.selectedElement as? PhotoElement)?.id == store.photo.id.",
      "Settings.cardColor.onTapGesture { store.selectedElement = nil }; the photo with .border(Settings.borderColor, width: "
        + "isSelected ? 5 : 0) and .onTapGesture { store.selectedElement = store.photo }; the whole with .onDisappear.",
    ])

  /// Beside the photo, on it twice, beside it, on it once more, away.
  private static let steps = Staging(steps: { setting in
    let beside = setting.at(0.05, 0.05)
    return [
      .tap(beside), .tap(setting.center), .tap(setting.center), .tap(beside), .tap(setting.center), .leave,
    ]
  })
}

/// How a card behaves: rightly where nothing else is said.
private struct CardCourse {
  /// When the border is drawn.
  enum Border {
    case ifSelected, always, never, anything, anyPhoto
    /// After a tap on the photo, until one beside it.
    case ownState
  }

  var border = Border.ifSelected

  /// Whether a tap on the photo selects.
  var selects = true

  /// What a tap on the photo selects.
  var selected = Selected.thePhoto

  /// Whether a tap on the photo deselects it where it is selected.
  var toggles = false

  /// Whether a tap on the photo reaches what lies behind it.
  var fallsThrough = false

  /// Whether a tap beside the photo deselects.
  var deselects = true

  /// Whether a tap beside the photo selects it.
  var selectsEverywhere = false

  /// Whether the card deselects when it leaves.
  var leaves = true

  /// Whether the card deselects when it appears.
  var appears = false

  func scene(_ setting: Setting) -> ExpectedScene {
    var selection = appears ? Selected.nothing : Selected(in: setting)
    var wasTapped = false
    var scene = ExpectedScene(moments: [moment(selection, wasTapped, setting)])
    func tapPhoto() {
      wasTapped = true
      if fallsThrough {
        selection = .nothing
      } else if selects {
        selection = toggles && selection == .thePhoto ? .nothing : selected
      }
    }
    func tapBeside() {
      wasTapped = false
      if deselects { selection = .nothing }
      if selectsEverywhere { selection = selected }
    }
    for tap in [tapBeside, tapPhoto, tapPhoto, tapBeside, tapPhoto] {
      tap()
      scene.moments.append(moment(selection, wasTapped, setting))
    }
    if leaves { selection = .nothing }
    return scene.then(readings: ["selectedElement": selection.reading])
  }

  private func moment(_ selection: Selected, _ wasTapped: Bool, _ setting: Setting) -> ExpectedMoment {
    let isBordered =
      switch border {
      case .ifSelected: selection == .thePhoto
      case .always: true
      case .never: false
      case .anything: selection != .nothing
      case .anyPhoto: selection.isPhoto
      case .ownState: wasTapped
      }
    let box = Photo.box(in: setting)
    let card = ExpectedMark.fill(Outline(setting.box), as: "the card")
    // The marks of the photo come after that of the card.
    let line = isBordered ? [ExpectedMark.border(inside: box, color: .settings)] : []
    return ExpectedMoment(
      [card] + Photo.marks(in: box) + line, frame: setting.box, readings: ["selectedElement": selection.reading])
  }
}
