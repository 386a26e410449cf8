import SwiftUI

/// Card: what the exercises of this chapter are given.
///
/// Read it, use it, and leave it as it is: the workbook judges your files
/// together with a Card.swift of its own.
///
///     Settings        how thick a border is, and its colour
///     Shapes          the frames that a photo can have
///     CardElement     what lies on a card: a PhotoElement or a NewElement
///     CardStore       what is selected, and whether the frames are shown
///     PhotoView       shows a photo

// MARK: Settings

/// The measures and colours of the app.
enum Settings {
  /// How thick a border is, in points.
  static let borderWidth: CGFloat = 5

  /// The colour of a border.
  static let borderColor: Color = .blue

  /// The colour of a card.
  static let cardColor: Color = .mint
}

// MARK: Shapes

/// The frames that a photo can have.
enum Shapes {
  /// The shapes of the frames; a photo tells its frame by the number here.
  static let shapes: [AnyShape] = [
    AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(Cone()), AnyShape(Lens()), AnyShape(Ellipse()),
  ]

  /// An ice-cream cone: half a circle over a point.
  private struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(0),
        endAngle: .degrees(180), clockwise: true)
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  /// A lens: two curves between the left and the right edge.
  private struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }
}

// MARK: Elements

/// What lies on a card.
protocol CardElement {
  associatedtype ID: Hashable

  /// Tells elements apart, also when they look the same.
  var id: ID { get }
}

/// A photo, with or without a frame.
struct PhotoElement: CardElement {
  let id = UUID()

  /// The number of the frame in Shapes.shapes, or nil without a frame.
  ///
  /// A number that no frame has becomes nil, so a number found here is always good for Shapes.shapes[number].
  var frameIndex: Int? {
    didSet { frameIndex = Self.known(frameIndex) }
  }

  init(frameIndex: Int? = nil) {
    self.frameIndex = Self.known(frameIndex)
  }

  private static func known(_ index: Int?) -> Int? {
    Shapes.shapes.indices.first { $0 == index }
  }
}

/// A place on the card where something is still to come. It is no photo, and never has a frame.
struct NewElement: CardElement {
  let id = Int.random(in: 0...1000)
}

// MARK: Store

/// What the app knows about a card. A view that reads it from the environment is made anew whenever it changes.
final class CardStore: ObservableObject {
  /// The element that is selected, or nil.
  @Published var selectedElement: (any CardElement)?

  /// Whether the grid with the frames is shown.
  @Published var showsFrames = false

  /// The photo that lies on the card.
  let photo: PhotoElement

  init(photo: PhotoElement = PhotoElement()) {
    self.photo = photo
  }
}

// MARK: Photo

/// Shows a photo, as large as it is allowed to be. It shows no frame: that is left to you.
struct PhotoView: View {
  var element: PhotoElement

  var body: some View {
    ZStack {
      Color.yellow
      Image("photo")
        .resizable()
        .padding()
    }
  }
}
