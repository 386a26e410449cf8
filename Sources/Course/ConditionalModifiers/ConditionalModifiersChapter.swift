extension Chapter {
  package static let conditionalModifiers = Chapter(
    "07", "ConditionalModifiers", "Views that change with what the app knows: clips, borders, taps, a store",
    exercises: [
      .clip, .tapArea, .selectionBorder, .selectableCard, .frameOutline, .framesButton, .frameGrid,
    ],
    given: ["Card.swift"])
}
