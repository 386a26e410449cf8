import Geometry
import Judging

extension Exercise {
  /// A photo cut to its frame, if it has one.
  static let clip = Exercise(
    "ConditionalModifiers", "clip", "A photo cut to its frame, if it has one",
    need: "an extension of PhotoView with a func clip() that returns some View",
    assessment: Assessment(
      parts: [Part("the photo", points: 1, .scene { scene($0, frame: Frames.number(in: $0)) })],
      parameters: [
        Parameters(["frame": 2]), Parameters([:]), Parameters(["frame": 0]), Parameters(["frame": 1]),
        Parameters(["frame": 3]), Parameters(["frame": 4]),
        Parameters(["frame": 99], unusual: "a number that no frame has"),
        Parameters(["frame": -1], unusual: "a number that no frame has"),
      ],
      mistakes: [
        Mistake(
          "nothing-without-frame", "A photo without a frame is not shown at all.",
          hint: "An if without an else shows nothing where its condition is false. In the else, show the photo: self.",
          .shows { setting in
            let frame = Frames.number(in: setting)
            return frame == nil ? .nothing : scene(setting, frame: frame)
          }),
        Mistake(
          "not-clipped", "A photo with a frame is still a whole rectangle.",
          hint:
            "clipShape(Shapes.shapes[frameIndex]) cuts what is seen. contentShape only changes where taps are taken.",
          .shows { scene($0, frame: nil) }),
        Mistake(
          "shape-drawn", "The shape of the frame is laid over the photo, which is still a whole rectangle.",
          hint: "A shape in overlay or background is drawn. clipShape(Shapes.shapes[frameIndex]) cuts the photo.",
          .shows { drawn($0) { .fill($0, color: .any, as: "the shape") } }),
        Mistake(
          "shape-drawn", "The outline of the frame is drawn, but the photo is still a whole rectangle.",
          hint: "clipShape(Shapes.shapes[frameIndex]) cuts the photo. The outline comes in another exercise.",
          .shows { drawn($0) { .stroke($0, width: 5, as: "the outline") } }),
      ]
        + (0..<Frames.count).filter { $0 != Frames.rectangle }.map { number in
          Mistake(
            "always-clipped", "A photo without a frame is clipped all the same.",
            hint: "Without a frameIndex there is no shape to clip to: then show the photo as it is, in an else.",
            .shows { scene($0, frame: Frames.number(in: $0) ?? number) })
        }
        + (0..<Frames.count).filter { $0 != Frames.rectangle }.map { number in
          Mistake(
            "other-frame", "Every frame is the same shape, whatever the number of the photo's frame.",
            hint: "Take the shape by its number: Shapes.shapes[frameIndex].",
            .shows { setting in scene(setting, frame: Frames.number(in: setting).map { _ in number }) })
        } + [
          Mistake(
            "other-frame", "The photo gets the frame before its own.",
            hint: "Numbers in an array begin with 0, and so do those of the frames: Shapes.shapes[frameIndex].",
            .shows { setting in scene(setting, frame: Frames.number(in: setting).map { max($0 - 1, 0) }) })
        ]),
    hints: [
      "With and without a frame there are two different views. @ViewBuilder lets you name one of them in each branch.",
      "if let frameIndex = element.frameIndex tells whether there is a frame. Write the else, too.",
      "In the if: clipShape(Shapes.shapes[frameIndex]). In the else: self. No return in either.",
    ])

  /// Returns what is seen of a photo that fills its space, cut to a frame where there is one.
  private static func scene(_ setting: Setting, frame: Int?) -> ExpectedScene {
    ExpectedScene(Photo.marks(in: setting.box, frame: frame), frame: setting.box)
  }

  /// Returns what is seen where the frame is drawn over the whole photo instead.
  private static func drawn(_ setting: Setting, _ mark: (Outline) -> ExpectedMark) -> ExpectedScene {
    let photo = Photo.marks(in: setting.box)
    guard let frame = Frames.number(in: setting) else { return ExpectedScene(photo) }
    return ExpectedScene(photo + [mark(Frames.outline(frame, in: setting.box))])
  }
}
