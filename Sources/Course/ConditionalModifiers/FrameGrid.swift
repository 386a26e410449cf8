import Geometry
import Judging
import Observing

extension Exercise {
  /// All frames in a grid, to choose one of them.
  static let frameGrid = Exercise(
    "ConditionalModifiers", "FrameGrid", "All frames in a grid, to choose one of them",
    need: "a struct FrameGrid: View that can be made with FrameGrid(frameIndex: $frameIndex), a Binding<Int?>",
    assessment: Assessment(
      parts: [
        Part("the grid", points: 3, .scene(staging) { scene($0) })
      ],
      parameters: [
        Parameters(["tap": 0]), Parameters(["tap": 1]), Parameters(["tap": 2, "frame": 0]), Parameters(["tap": 4]),
      ],
      variation: { generator in
        let number = Frames.count - 1
        return Parameters(["tap": generator.number(0...number), "frame": generator.number(0...number)])
      },
      mistakes: pictureMistakes + layoutMistakes + tapMistakes),
    hints: [
      "columns: [GridItem(.adaptive(minimum: 120), spacing: 10)] makes as many columns as fit. Show the shapes with ForEach.",
      "The order counts: first stroke, then fill, then frame, then padding, and at the end the gesture.",
      "Shapes.shapes[index].stroke(Color.primary, style: StrokeStyle(lineWidth: 5, lineJoin: .round)).fill(Color.secondary)"
        + ".frame(width: 100, height: 120).padding().onTapGesture { frameIndex = index; dismiss() }",
    ])

  /// Spaces with room for two, just five, and more columns than there are frames, and for all rows, even within padding that is
  /// larger than it should be.
  private static let staging = Staging(
    in: [
      Box(x: 0, y: 0, width: 300, height: 600), Box(x: 0, y: 0, width: 652, height: 600),
      Box(x: 0, y: 0, width: 1000, height: 600),
    ],
    widths: 290...1000, heights: 520...800, steps: { [.tap(place(in: $0))] })

  // MARK: Mistakes

  private static var pictureMistakes: [Mistake] {
    [
      picture(
        "fill-first", "The whole line is seen: it lies over the fill.",
        hint: "What comes later lies on top: stroke first, then fill."
      ) { [$1, $0] },
      picture(
        "colours-exchanged", "The line has the secondary colour, and the fill the primary one.",
        hint: "Stroke with Color.primary, and fill with Color.secondary.", line: "secondary", fill: "primary"
      ) { [$0, $1] },
      picture(
        "not-filled", "The shapes are stroked, but not filled.", hint: "Add .fill(Color.secondary) after the stroke."
      ) { line, _ in [line] },
      picture(
        "not-stroked", "The shapes are filled, but not stroked.",
        hint: "Before the fill: .stroke(Color.primary, style: StrokeStyle(lineWidth: 5, lineJoin: .round))."
      ) { _, fill in [fill] },
      picture(
        "line-join", "The corners of the line are pointed.",
        hint: "Round joins are part of the style: StrokeStyle(lineWidth: 5, lineJoin: .round).",
        stroke: Stroke(width: 5)
      ) { [$0, $1] },
      picture(
        "line-width", "The line is 1 point wide instead of 5.",
        hint: "StrokeStyle(lineWidth: 5, lineJoin: .round)", stroke: Stroke(width: 1, join: .round)
      ) { [$0, $1] },
    ]
  }

  private static var layoutMistakes: [Mistake] {
    [
      layout(
        "first-shapes-only", "The last of the frames is missing.",
        hint: "Go through all of them: ForEach(Shapes.shapes.indices, id: \\.self)."
      ) { $0.count = 4 },
      layout(
        "column-spacing", "The columns are 8 points apart instead of 10.",
        hint: "The distance of columns is that of the GridItem: GridItem(.adaptive(minimum: 120), spacing: 10). "
          + "The spacing of the LazyVGrid lies between rows."
      ) { $0.spacing = 8 },
      layout(
        "columns", "There are always two columns, however wide the grid is.",
        hint: "One GridItem(.adaptive(minimum: 120), spacing: 10) makes as many columns as fit."
      ) { $0.columns = .flexible(2) },
      layout(
        "columns", "There are always two columns of 120 points.",
        hint:
          "One GridItem(.adaptive(minimum: 120), spacing: 10) makes as many columns as fit, and shares out the rest."
      ) { $0.columns = .fixed(2, width: 120) },
    ]
      + [50, 60, 80, 90, 100, 110, 150].map { minimum in
        layout(
          "columns", "The columns are at least \(Int(minimum)) points wide instead of 120.",
          hint: "GridItem(.adaptive(minimum: 120), spacing: 10)"
        ) { $0.columns = .adaptive(minimum: minimum) }
      } + [
        layout(
          "no-cell-padding", "There is no padding around the shapes.",
          hint: "Add .padding() after the frame of each shape."
        ) { $0.padding = 0 },
        layout(
          "cell-padding", "The padding around the shapes is not the usual one.",
          hint: "padding() without a number is the usual one, 16 points."
        ) { $0.padding = 10 },
        layout(
          "cell-padding", "The padding around the shapes is not the usual one.",
          hint: "padding() without a number is the usual one, 16 points."
        ) { $0.padding = 5 },
        layout(
          "outer-padding", "There is no padding around the grid.", hint: "Add .padding(5) after the LazyVGrid."
        ) { $0.margin = 0 },
        layout(
          "outer-padding", "The padding around the grid is 16 points instead of 5.",
          hint: "padding() without a number is 16 points: write padding(5)."
        ) { $0.margin = 16 },
        layout(
          "outer-padding", "The padding around the grid is 10 points instead of 5.", hint: "Write padding(5)."
        ) { $0.margin = 10 },
        layout(
          "cell-size", "The frame of each shape is 120 wide and 100 high.", hint: "frame(width: 100, height: 120)"
        ) { ($0.width, $0.height) = (120, 100) },
      ]
  }

  private static var tapMistakes: [Mistake] {
    [
      Mistake(
        "not-dismissed", "A tap sets frameIndex, but the grid is not dismissed.",
        hint: "Call dismiss() in the gesture, too.", .shows { scene($0, dismisses: false) }),
      Mistake(
        "index-plus-one", "A tap sets frameIndex to the number of the next frame.",
        hint: "The numbers of Shapes.shapes begin with 0, and so does ForEach: frameIndex = index.",
        .shows { setting in scene(setting, sets: .number(setting["tap"] + 1)) }),
      Mistake(
        "index-not-set", "A tap dismisses the grid, but does not set frameIndex.",
        hint: "Set frameIndex = index before you call dismiss(). The binding hands it to its owner.",
        .shows { scene($0, sets: initial(in: $0)) }),
      Mistake(
        "no-taps", "A tap on a shape does nothing.",
        hint: "Give each shape a gesture: .onTapGesture { frameIndex = index; dismiss() }.",
        .shows { scene($0, sets: initial(in: $0), dismisses: false) }),
    ]
  }

  private static func picture(
    _ code: String, _ message: String, hint: String, stroke: Stroke = FrameGridLayout.stroke, line: String = "primary",
    fill: String = "secondary",
    _ order: @escaping @Sendable (ExpectedMark, ExpectedMark) -> [ExpectedMark]
  ) -> Mistake {
    Mistake(
      code, message, hint: hint,
      .shows { setting in
        FrameGridLayout.forEachRowSpacing { layout in
          ExpectedScene(
            layout.outlines(in: setting.box).flatMap {
              order(.stroke($0, stroke, color: .named(line)), .fill($0, color: .named(fill)))
            })
        }
      })
  }

  private static func layout(
    _ code: String, _ message: String, hint: String, _ change: @escaping @Sendable (inout FrameGridLayout) -> Void
  ) -> Mistake {
    Mistake(
      code, message, hint: hint,
      .shows { setting in
        FrameGridLayout.forEachRowSpacing { layout in
          var layout = layout
          change(&layout)
          return ExpectedScene(layout.marks(in: setting.box))
        }
      })
  }

  // MARK: Scenes

  /// What frameIndex is at first.
  private static func initial(in setting: Setting) -> Value {
    Frames.number(in: setting).map { .number(Double($0)) } ?? .none
  }

  /// Returns where a shape is tapped: in its middle, half way between what the two distances of rows give.
  private static func place(in setting: Setting) -> Point {
    var layout = FrameGridLayout()
    layout.rowSpacing = 9
    let cells = layout.cells(in: setting.box)
    return cells[min(Int(setting["tap"]), cells.count - 1)].center
  }

  /// Returns what is seen, and what a tap does.
  private static func scene(_ setting: Setting, sets value: Value? = nil, dismisses: Bool = true) -> ExpectedScene {
    var readings: [String: Value] = ["frameIndex": value ?? .number(setting["tap"])]
    // There is no such reading before the first time.
    if dismisses { readings["dismissals"] = .number(1) }
    return FrameGridLayout.forEachRowSpacing { layout in
      ExpectedScene(layout.marks(in: setting.box), readings: ["frameIndex": initial(in: setting)])
        .then(readings: readings)
    }
  }
}
