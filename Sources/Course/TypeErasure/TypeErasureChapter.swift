extension Chapter {
  package static let typeErasure = Chapter(
    "06", "TypeErasure", "Values of different types in one list: boxes for shapes and views, and when none is needed",
    exercises: [
      .mixedArray, .boundingRects, .oneShape, .shapes, .mixedViews, .anyOutline, .widest, .update, .cardElement,
    ])
}
