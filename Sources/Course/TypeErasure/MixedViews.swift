import Geometry
import Judging
import Observing

extension Exercise {
  /// A text and an image in one array.
  static let mixedViews = Exercise(
    "TypeErasure", "mixedViews", "A text and an image in one array of views",
    need: "a variable mixedViews: [AnyView]",
    assessment: Assessment(
      // Each element is shown alone; behind the second one there is nothing to show.
      parts: [
        Part(
          "the views", points: 1,
          .scene { setting in
            // An image may be made to fill the space, or fit into it.
            scene(setting, [text, image, { _ in [] }]).or(
              scene(setting, [text, { image($0, in: $0.box) }, { _ in [] }])
            )
            .or(scene(setting, [text, { image($0, in: $0.square) }, { _ in [] }]))
          })
      ],
      parameters: [
        Parameters(["index": 0]), Parameters(["index": 1]), Parameters(["index": 2], unusual: "a third view"),
      ],
      mistakes: [
        Mistake(
          "order-of-views", "The image comes first, and the text second.",
          hint: "First AnyView(Text(\"Hi\")), then AnyView(Image(\"giraffe\")).",
          .shows { setting in scene(setting, [image, text, { _ in [] }]) }),
        Mistake(
          "view-missing", "There is a text, but no image.", hint: "The second element is AnyView(Image(\"giraffe\")).",
          .shows { setting in scene(setting, [text, { _ in [] }, { _ in [] }]) }),
        Mistake(
          "view-missing", "There is an image, but no text.", hint: "The first element is AnyView(Text(\"Hi\")).",
          .shows { setting in scene(setting, [image, { _ in [] }, { _ in [] }]) }),
        Mistake(
          "text-for-image", "Where the image belongs there is a text.",
          hint: "Image(\"giraffe\") shows the picture of that name; Text only writes the word.",
          .shows { setting in scene(setting, [text, { _ in [.text("giraffe")] }, { _ in [] }]) }),
        Mistake(
          "one-view-for-both", "Both views are in one element, so that they are shown together.",
          hint: "An AnyView for each: [AnyView(Text(\"Hi\")), AnyView(Image(\"giraffe\"))].",
          .shows { setting in scene(setting, [{ text($0) + image($0) }, { _ in [] }, { _ in [] }]) }),
      ]),
    hints: [
      "The array's elements have the type AnyView. What makes an AnyView of a Text?",
      "AnyView is handed the view: AnyView(Text(\"Hi\")).",
      "[AnyView(Text(\"Hi\")), AnyView(Image(\"giraffe\"))]",
    ])

  private static func scene(
    _ setting: Setting, _ views: [@Sendable (Setting) -> [ExpectedMark]]
  ) -> ExpectedScene {
    ExpectedScene(views[Int(setting["index"])](setting))
  }

  private static let text: @Sendable (Setting) -> [ExpectedMark] = { _ in [.text("Hi")] }

  /// The place of an image that the workbook does not have, 64 points wide and high, in the middle.
  private static let image: @Sendable (Setting) -> [ExpectedMark] = { setting in
    image(setting, in: Box(x: setting.midX - 32, y: setting.midY - 32, width: 64, height: 64))
  }

  private static func image(_ setting: Setting, in box: Box) -> [ExpectedMark] { [.image("giraffe", in: box)] }
}

extension Setting {
  /// The largest square in the middle.
  fileprivate var square: Box {
    Box(x: midX - radius, y: midY - radius, width: 2 * radius, height: 2 * radius)
  }
}
