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
      parameters: [0, 2, 3, 4].map { Parameters(["shape": $0, "isSmall": 0]) } + [
        Parameters(["shape": 2, "isSmall": 1])
      ],
      variation: { Parameters(["shape": $0.element(of: [0, 2, 3, 4]), "isSmall": $0.number(0...1)]) },
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
          .shows { setting in
            // A photo of a size of its own keeps it; then it is the space around it that changes.
            ExpectedScene(Photo.marks(in: setting["isSmall"] == 1 ? box(setting) : box(setting).expanded(by: -16)))
          }),
        Mistake(
          "size-changed", "The photo takes another space than without tapArea.",
          hint: "tapArea must not change the space: leave out padding and frame.",
          .shows { setting in
            ExpectedScene(
              Photo.marks(
                in: setting["isSmall"] == 1
                  ? box(setting) : Box(x: setting.midX - 50, y: setting.midY - 50, width: 100, height: 100)))
          }),
      ]),
    hints: [
      "What is seen must not change. So it is not clipShape, which cuts what is seen and leaves the taps as they are.",
      "A view has a shape for taps, its content shape. There is a modifier that sets it.",
      "contentShape(shape) is all. The gesture comes from the one who uses tapArea.",
    ])

  /// A tap in the middle, and one in a corner.
  private static let taps = Staging(steps: { [.tap($0.center), .tap(place(0.02, 0.02, in: $0))] })

  /// The space of the photo: all of it, or 200 by 150 points in the middle.
  private static func box(_ setting: Setting) -> Box { setting["isSmall"] == 1 ? Photo.box(in: setting) : setting.box }

  private static func place(_ x: Double, _ y: Double, in setting: Setting) -> Point {
    let box = box(setting)
    return Point(box.minX + x * box.width, box.minY + y * box.height)
  }

  private static func outline(_ setting: Setting) -> Outline { Frames.outline(Int(setting["shape"]), in: box(setting)) }

  private static func photo(_ setting: Setting, clipped: Bool = false) -> [ExpectedMark] {
    Photo.marks(in: box(setting), clippedTo: clipped ? outline(setting) : nil)
  }

  /// Returns what is seen, and how often a tap is taken.
  ///
  /// - Parameters:
  ///   - middle: Whether the taps inside of the shape reach the one who uses tapArea.
  ///   - corner: Whether the taps beside it do.
  ///   - action: Whether the taps inside of the shape run another action.
  private static func scene(
    _ setting: Setting, middle: Bool = true, corner: Bool = false, action: Bool = false
  ) -> ExpectedScene {
    let first = middle ? 1.0 : 0
    let taps = places(setting).map { place in
      let isTaken = place.isInside ? middle || action : corner
      let what = place.isInside ? "inside of the shape" : "beside the shape"
      return isTaken ? ExpectedTap.taken(place.point, what) : .ignored(place.point, what)
    }
    return ExpectedScene(photo(setting), frame: box(setting), taps: taps, readings: ["taps": .number(0)])
      .then(photo(setting), readings: ["taps": .number(first)])
      .then(readings: ["taps": .number(first + (corner ? 1 : 0))])
  }

  /// Places all over the photo, the middle and the corners first; those close to the shape's edge are left out.
  private static func places(_ setting: Setting) -> [(point: Point, isInside: Bool)] {
    let outline = outline(setting)
    let corners = [(0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98)]
    let grid = (1..<12).flatMap { row in (1..<12).map { (Double($0) / 12, Double(row) / 12) } }
    return ([(0.5, 0.5)] + corners + grid).compactMap { x, y in
      let point = place(x, y, in: setting)
      let isInside = outline.contains(point)
      let isClear = [(-4.0, 0.0), (4, 0), (0, -4), (0, 4)].allSatisfy {
        outline.contains(Point(point.x + $0.0, point.y + $0.1)) == isInside
      }
      return isClear ? (point, isInside) : nil
    }
  }
}
