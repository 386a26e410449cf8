import Geometry
import Judging

extension Exercise {
  /// A photo cut to its frame, and outlined if it is selected.
  static let frameOutline = Exercise(
    "ConditionalModifiers", "FrameOutline", "A photo cut to its frame, and outlined if it is selected",
    need: "a struct FrameOutline: View that can be made with FrameOutline(element: PhotoElement(), isSelected: true)",
    assessment: Assessment(
      parts: [Part("the photo", points: 2, .scene { scene($0) })],
      parameters: [(2.0, 1.0), (nil, 1), (2, 0), (nil, 0), (0, 1), (3, 1), (4, 1), (0, 0)].map { frame, isSelected in
        Parameters(["isSelected": isSelected].merging(frame.map { ["frame": $0] } ?? [:]) { $1 })
      } + [
        Parameters(["frame": 99, "isSelected": 1], unusual: "a number that no frame has")
      ],
      variation: { generator in
        Parameters(["frame": generator.number(0...Frames.count - 1), "isSelected": generator.number(0...1)])
      },
      mistakes: [
        Mistake(
          "nothing-without-frame", "A photo without a frame is not shown at all.",
          hint: "An if without an else shows nothing where its condition is false. In the else, show the photo.",
          .shows { Frames.number(in: $0) == nil ? .nothing : scene($0) }),
        Mistake(
          "outline-clipped", "The clip cuts off the outer half of the outline.",
          hint: "A clip cuts all that comes before it. Clip the photo first, and lay the outline over the result.",
          .shows { setting in scene(setting, line: .clipped) }),
        Mistake(
          "outline-behind", "The outline lies behind the photo, which hides its inner half.",
          hint: "Lay it over the photo, with overlay instead of background.",
          .shows { setting in scene(setting, line: .behind) }),
        Mistake(
          "inverted", "The outline is drawn when isSelected is false, and not when it is true.",
          hint: "Exchange the two branches.",
          .shows { scene($0, isSelected: $0["isSelected"] == 0) }),
        Mistake(
          "always-outlined", "The outline is drawn although the photo is not selected.",
          hint: "Draw it only if isSelected is true: with an if in overlay { }, or with a width of 0 otherwise.",
          .shows { scene($0, isSelected: true) }),
        Mistake(
          "never-outlined", "No outline is seen when isSelected is true.",
          hint: "Lay shape.stroke(Settings.borderColor, lineWidth: Settings.borderWidth) over the clipped photo.",
          .shows { scene($0, isSelected: false) }),
        Mistake(
          "no-outline-without-frame", "A selected photo without a frame has no outline.",
          hint: "Without a frameIndex, stroke a Rectangle().",
          .shows { scene($0, isSelected: $0["isSelected"] == 1 && Frames.number(in: $0) != nil) }),
        Mistake(
          "rectangle-outlined", "The outline is always a rectangle, whatever the frame.",
          hint: "Stroke the shape to which the photo is clipped.",
          .shows { setting in scene(setting, line: .rectangle) }),
        Mistake(
          "rectangle-inside", "The border is a rectangle inside of the photo's bounds, whatever the frame.",
          hint: "border draws a rectangle. Stroke the shape to which the photo is clipped, in an overlay.",
          .shows { setting in scene(setting, line: .border) }),
        Mistake(
          "not-clipped", "The photo is not clipped to its frame.",
          hint: "PhotoView(element: element).clipShape(shape), and the outline over it.",
          .shows { setting in scene(setting, isClipped: false) }),
        Mistake(
          "filled", "The shape is filled, and hides the photo.",
          hint: "shape.stroke(_:lineWidth:) draws the outline only.",
          .shows { setting in scene(setting, line: .filled) }),
        Mistake(
          "outline-inside", "The outline is smaller than the shape to which the photo is clipped.",
          hint: "Here the line lies on the outline: leave out padding and inset.",
          .shows { setting in scene(setting, line: .inside) }),
      ]),
    hints: [
      "There are two things to decide: whether there is a frame, and whether the photo is selected.",
      "Clip first, then lay the outline over the result: .clipShape(shape).overlay { … }. Without a frame, leave out the clip.",
      "An AnyShape for both: element.frameIndex.map { Shapes.shapes[$0] } ?? AnyShape(Rectangle()). Clip to it, and in the "
        + "overlay: if isSelected { shape.stroke(Settings.borderColor, lineWidth: Settings.borderWidth) }.",
    ])

  /// How the outline is drawn.
  private enum Line {
    case right, clipped, behind, rectangle, border, filled, inside
  }

  /// Returns what is seen of a photo that fills its space; a right one where nothing else is said.
  private static func scene(
    _ setting: Setting, isSelected: Bool? = nil, isClipped: Bool = true, line: Line = .right
  ) -> ExpectedScene {
    let frame = Frames.number(in: setting)
    let box = setting.box
    let photo = Photo.marks(in: box, frame: isClipped ? frame : nil)
    guard isSelected ?? (setting["isSelected"] == 1) else { return ExpectedScene(photo, frame: box) }
    let outline = frame.map { Frames.outline($0, in: box) } ?? Outline(box)
    let marks: [ExpectedMark] =
      switch line {
      case .right: photo + [.border(along: outline, color: .settings)]
      case .clipped: photo + [.stroke(outline, width: 5, clippedTo: outline, as: "the outline")]
      case .behind: [.border(along: outline, color: .differentFrom(1))] + photo
      case .rectangle: photo + [.border(along: Outline(box))]
      case .border: photo + [.border(inside: box)]
      case .filled: photo + [.fill(outline, as: "the shape")]
      case .inside:
        photo + [.border(along: Frames.outline(frame ?? Frames.rectangle, in: box.expanded(by: -2.5)))]
      }
    return ExpectedScene(marks, frame: box)
  }
}
