import Geometry
import Judging
import Observing

extension Exercise {
  /// A view that takes taps only inside of a shape.
  static let tapArea = Exercise(
    "ConditionalModifiers", "tapArea", "A view that takes taps only inside of a shape",
    need: "an extension of View with a func tapArea(_ shape: some Shape) that returns some View",
    assessment: Assessment(
      parts: [Part("the taps", points: 1, .scene(taps) { scene($0) })],
      parameters: [
        Parameters(["shape": 0]), Parameters(["shape": 2]), Parameters(["shape": 3]), Parameters(["shape": 4]),
      ],
      mistakes: [
        Mistake(
          "clipped", "The photo is cut to the shape, but all of it should still be seen.",
          hint: "clipShape and mask cut what is seen. contentShape(shape) leaves that as it is, and limits taps.",
          .shows { setting in ExpectedScene(photo(setting, clipped: true)) }),
        Mistake(
          "shape-ignored", "A tap beside the shape is taken, too.",
          hint: "contentShape(shape) gives a view another shape for taps. Hand the shape on that you were given.",
          .shows { scene($0, corner: true) }),
        Mistake(
          "gesture-inside", "A tap inside of the shape runs no action of the one who uses tapArea.",
          hint: "The gesture is added by the one who uses tapArea. A gesture inside of it takes the taps away.",
          mentioning: "Gesture", .shows { scene($0, middle: false, action: true) }),
        Mistake(
          "no-taps", "No tap is taken at all, not even inside of the shape.",
          hint: "contentShape(shape) limits taps. allowsHitTesting(false) and disabled(true) turn them off altogether.",
          .shows { scene($0, middle: false) }),
        Mistake(
          "shape-drawn", "The shape is drawn over the photo.",
          hint: "A shape in overlay is seen. contentShape(shape) only says where taps are taken.",
          .shows { setting in
            ExpectedScene(photo(setting) + [.fill(outline(setting), as: "the shape")])
          }),
        Mistake(
          "size-changed", "The photo takes another space than without tapArea.",
          hint: "tapArea must not change the space: leave out padding and frame.",
          .shows { setting in ExpectedScene(Photo.marks(in: setting.box.expanded(by: -16))) }),
        Mistake(
          "size-changed", "The photo takes another space than without tapArea.",
          hint: "tapArea must not change the space: leave out padding and frame.",
          .shows { setting in
            ExpectedScene(
              Photo.marks(in: Box(x: setting.midX - 50, y: setting.midY - 50, width: 100, height: 100)))
          }),
      ]),
    hints: [
      "What is seen must not change. So it is not clipShape, which cuts what is seen and leaves the taps as they are.",
      "A view has a shape for taps, its content shape. There is a modifier that sets it.",
      "contentShape(shape) is all. The gesture comes from the one who uses tapArea.",
    ])

  /// A tap in the middle, and one in a corner.
  private static let taps = Staging(steps: { [.tap($0.center), .tap($0.at(0.02, 0.02))] })

  private static func outline(_ setting: Setting) -> Outline {
    Frames.outline(Int(setting["shape"]), in: setting.box)
  }

  private static func photo(_ setting: Setting, clipped: Bool = false) -> [ExpectedMark] {
    Photo.marks(in: setting.box, clippedTo: clipped ? outline(setting) : nil)
  }

  /// Returns what is seen, and how often a tap is taken.
  ///
  /// - Parameters:
  ///   - middle: Whether the tap in the middle reaches the one who uses tapArea.
  ///   - corner: Whether the tap in the corner does.
  ///   - action: Whether the tap in the middle runs another action.
  private static func scene(
    _ setting: Setting, middle: Bool = true, corner: Bool = false, action: Bool = false
  ) -> ExpectedScene {
    let first = middle ? 1.0 : 0
    let taps: [ExpectedTap] =
      [middle || action ? .taken(setting.center, "the middle") : .ignored(setting.center, "the middle")]
      + beside(setting).map { corner ? .taken($0, "a corner") : .ignored($0, "a corner") }
    return ExpectedScene(photo(setting), frame: setting.box, taps: taps, readings: ["taps": .number(0)])
      .then(photo(setting), readings: ["taps": .number(first)])
      .then(readings: ["taps": .number(first + (corner ? 1 : 0))])
  }

  /// Places inside of the photo and beside the shape.
  private static func beside(_ setting: Setting) -> [Point] {
    [setting.at(0.02, 0.02), setting.at(0.98, 0.02), setting.at(0.02, 0.98), setting.at(0.98, 0.98)]
  }
}
