internal import Drawing

/// A text: it is as large as its lines, and drawn as the box around them.
final class TextNode: Node {
  private let text: Text
  private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []

  init(_ text: Text, environment: EnvironmentValues) {
    self.text = text
    super.init(environment: environment)
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
    let layout = text.layout(in: proposal, environment: environment)
    layouts.append((proposal, layout))
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(for: proposal).size }

  override func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? {
    guard case .vertical(let alignment) = guide else { return nil }
    if alignment == .firstTextBaseline { return layout(for: proposal).firstBaseline }
    return alignment == .lastTextBaseline ? layout(for: proposal).lastBaseline : nil
  }

  private lazy var distances = text.spacing(in: environment)

  override var spacing: ViewSpacing { distances }

  override func draw(on canvas: Canvas) {
    canvas.write(text.content, box: frameOutline, paint: paint(text.ownForeground ?? ForegroundStyle()))
  }
}

extension Text {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [TextNode(self, environment: context.environment)] }
}
