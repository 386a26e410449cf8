/// An image: a place with a size and a name. It is drawn without its colours, which are not known here.
final class ImageNode: Node {
  private let image: Image

  init(_ image: Image, environment: EnvironmentValues) {
    self.image = image
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { image.size(for: proposal, in: environment) }

  override func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? {
    guard case .vertical(let alignment) = guide, alignment == .firstTextBaseline || alignment == .lastTextBaseline
    else { return nil }
    return image.baseline(in: environment)
  }

  override func draw(on canvas: Canvas) { canvas.place(image: image.name, box: frameOutline) }
}

extension Image {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [ImageNode(self, environment: context.environment)] }
}
