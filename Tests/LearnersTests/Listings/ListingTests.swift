import Drawing
import Geometry
import SwiftUI
import Testing

/// The listings one meets in tutorials, as they are written: what they show, and what a tap does.
@MainActor
@Suite struct ListingTests {
  // Beside learners' shapes a box is a tuple.
  private typealias Box = Geometry.Box

  private func show(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> HostedView {
    HostedView(view, size: CGSize(width: width, height: height))
  }

  @Test func `five predefined shapes share a padded column`() {
    let drawing = show(PredefinedShapesListing(), 300, 592).drawing
    // 592 less twice 16 and four gaps of 8 leaves 528 for five: 105.6 each.
    let tops = [16, 129.6, 243.2, 356.8, 470.4]
    #expect(drawing.marks.count == 5)
    for (mark, top) in zip(drawing.marks, tops) {
      let bounds = mark.box
      #expect(abs(bounds.minY - top) < 1e-4 && abs(bounds.height - 105.6) < 1e-4)
    }
    #expect(drawing.marks.map { ($0.box.width * 10).rounded() / 10 } == [268, 268, 105.6, 268, 268])
  }

  @Test func `a triangle of a fixed proportion lies on a yellow square`() throws {
    let drawing = show(TriangleListing(), 300, 600).drawing
    #expect(drawing.frame == Box(x: 0, y: 150, width: 300, height: 300))
    let background = try #require(drawing.marks.first)
    #expect(background.box == Box(x: 0, y: 150, width: 300, height: 300))
    #expect(background.paint == .color(Drawing.Color(red: 1, green: 0.8, blue: 0)))
    let triangle = try #require(drawing.marks.last)
    #expect(triangle.box == Box(minX: 60, minY: 180, maxX: 270, maxY: 420))
  }

  @Test func `lenses are stroked, one of them in dashes`() throws {
    let marks = show(LensListing(), 232, 332).drawing.marks
    let styles = marks.map { mark -> Drawing.LineStyle? in
      if case .stroke(_, let style) = mark.content { style } else { nil }
    }
    #expect(styles == [Drawing.LineStyle(Stroke(width: 5)), Drawing.LineStyle(Stroke(width: 5), dash: [30, 10])])
    #expect(
      marks.map(\.box) == [Box(x: 16, y: 51, width: 200, height: 70), Box(x: 16, y: 211, width: 200, height: 70)])
  }

  @Test func `a grid of frames strokes and then fills each shape, and a tap chooses and dismisses`() {
    var chosen: Int?
    let view = show(FrameModalListing(frameIndex: Binding(get: { chosen }, set: { chosen = $0 })), 300, 600)
    let drawing = view.drawing
    #expect(drawing.marks.count == 8)
    let circles = drawing.marks.prefix(2)
    #expect(circles.map { if case .stroke = $0.content { true } else { false } } == [true, false])
    // Two tracks of 140 beside a gap of 10; each cell is 132 by 152, and the circle has the smaller side of 100 by 120.
    #expect(circles.map(\.box) == Array(repeating: Box(x: 25, y: 31, width: 100, height: 100), count: 2))
    #expect(view.tap(at: CGPoint(x: 225, y: 80)))
    #expect(chosen == 1)
    #expect(view.dismissals == 1)
    #expect(!view.tap(at: CGPoint(x: 2, y: 2)))
  }

  @Test func `a sheet with the grid opens, chooses, and closes itself`() {
    let view = show(FrameModalOwner(), 300, 600)
    #expect(view.drawing.texts == ["No frame", "Choose"])
    #expect(view.tap(at: CGPoint(x: 150, y: 312)))
    #expect(view.drawing.marks.count == 10)
    #expect(view.tap(at: CGPoint(x: 75, y: 80)))
    #expect(view.drawing.texts == ["Frame 0", "Choose"])
  }

  @Test func `an image is clipped to its frame, or not at all`() throws {
    let framed = show(PictureView(element: PictureElement(frameIndex: 0)).clip(), 300, 600).drawing
    let bare = show(PictureView(element: PictureElement(frameIndex: nil)).clip(), 300, 600).drawing
    #expect(bare == show(PictureView(element: PictureElement(frameIndex: nil)), 300, 600).drawing)
    #expect(framed.marks.count == 1)
    let clip = try #require(framed.marks[0].clips.first)
    #expect(clip.outline.bounds == Box(x: 0, y: 150, width: 300, height: 300))
  }

  @Test(arguments: [nil, 0, 2])
  func `an overlay strokes what the image is clipped to`(frameIndex: Int?) throws {
    let element = PictureElement(frameIndex: frameIndex)
    let plain = show(FramedPictureListing(element: element, isSelected: false), 300, 600).drawing
    let selected = show(FramedPictureListing(element: element, isSelected: true), 300, 600).drawing
    #expect(selected.marks.dropLast() == plain.marks[...])
    guard case .stroke(let outline, let style) = try #require(selected.marks.last).content else {
      Issue.record("no stroke")
      return
    }
    #expect(style == Drawing.LineStyle(Stroke(width: 5)))
    if frameIndex == nil {
      #expect(outline.uprightRectangle == Box(x: 0, y: 150, width: 300, height: 300))
    } else {
      #expect(outline == plain.marks[0].clips[0].outline)
    }
  }

  @Test func `a toolbar button is enabled for a photo only`() throws {
    let store = PinStore()
    let view = show(FramesToolbarListing().environmentObject(store), 300, 600)
    func label() throws -> CGPoint {
      let title = try #require(view.drawing.marks.last { $0.text == "Frames" })
      return CGPoint(x: title.box.midX, y: title.box.midY)
    }
    #expect(!view.tap(at: try label()))
    store.selection = PinnedNote()
    #expect(!view.tap(at: try label()))
    store.selection = PinnedPhoto()
    #expect(view.tap(at: try label()))
    #expect(store.showsFrames)
  }

  @Test func `a border is drawn only while the view is selected`() {
    let view = show(SelectionListing(), 300, 300)
    let before = view.drawing
    #expect(before.marks.count == 1)
    #expect(view.tap(at: CGPoint(x: 150, y: 150)))
    let selected = view.drawing
    #expect(selected.marks.count == 2)
    #expect(selected.frame == before.frame)
    // Five points wide and wholly inside of 100 by 60.
    #expect(selected.marks.last?.box == Box(x: 102.5, y: 122.5, width: 95, height: 55))
    #expect(view.tap(at: CGPoint(x: 150, y: 150)))
    #expect(view.drawing == before)
  }

  @Test func `borders show the sizes that shapes report`() {
    let marks = show(ReportedSizesListing(), 300, 300).drawing.marks
    let borders = marks.filter { if case .stroke = $0.content { true } else { false } }
    let sizes = borders.map { [($0.box.width + 1).rounded(), ($0.box.height + 1).rounded()] }
    #expect(sizes == [[60, 60], [100, 60], [60, 60]])
  }

  @Test func `strokeBorder in its four forms stays inside`() {
    let marks = show(StrokeBorderListing(), 100, 400).drawing.marks
    #expect(marks.count == 4)
    for (number, mark) in marks.enumerated() {
      #expect(mark.box == Box(x: 10, y: Double(number) * 100 + 10, width: 80, height: 80))
      guard case .stroke(_, let style) = mark.content else {
        Issue.record("no stroke")
        continue
      }
      #expect(style.stroke.width == 20)
      #expect(style.dash == (number == 0 ? [20] : []))
    }
  }
}

extension Drawing {
  fileprivate var texts: [String] { marks.compactMap(\.text) }
}

extension Drawing.Mark {
  /// The bounds of the outline that is filled, stroked or written on.
  fileprivate var box: Geometry.Box {
    switch content {
    case .fill(let outline, _), .stroke(let outline, _), .text(_, let outline), .image(_, let outline): outline.bounds
    case .layer, .masked: .null
    }
  }

  fileprivate var text: String? { if case .text(let text, _) = content { text } else { nil } }
}
