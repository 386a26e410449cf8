@testable import SwiftUI

/// A view that answers by a rule, keeps where it was put, and counts how often it was asked.
class FakeView: LayoutElement {
  private let rule: (ProposedViewSize) -> CGSize
  var spacing: ViewSpacing
  var priority: Double = 0
  var guides: [ObjectIdentifier: (ViewDimensions) -> CGFloat] = [:]
  var values: [ObjectIdentifier: Any] = [:]
  private(set) var sizesAsked = 0
  private(set) var place: (origin: CGPoint, proposal: ProposedViewSize)?

  init(spacing: ViewSpacing = .plain, _ rule: @escaping (ProposedViewSize) -> CGSize) {
    self.rule = rule
    self.spacing = spacing
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    sizesAsked += 1
    return rule(proposal)
  }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let plain = ViewDimensions(size(for: proposal))
    let guides = self.guides
    return ViewDimensions(width: plain.width, height: plain.height) { guides[$0.key]?(plain) }
  }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) { place = (origin, proposal) }

  /// The frame that the view was given, in the coordinates of the canvas; nil where it was not placed.
  var frame: CGRect? { place.map { CGRect(origin: $0.origin, size: rule($0.proposal)) } }
}

extension FakeView {
  /// A view that takes what it is offered, and 10 points where nothing is.
  static func color() -> FakeView { FakeView { $0.replacingUnspecifiedDimensions() } }

  /// A colour in a frame; nil leaves a dimension as it is.
  static func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> FakeView {
    FakeView { offer in
      let size = offer.replacingUnspecifiedDimensions()
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
  }

  static func framed(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil) -> FakeView {
    let frame = FlexibleLength(minimum: minWidth, maximum: maxWidth)
    return FakeView { offer in
      CGSize(
        width: frame.result(child: frame.offer(for: offer.width) ?? 10, outer: offer.width), height: offer.height ?? 10)
    }
  }

  /// One line of text in the standard font, of a recorded width.
  static func text(_ width: CGFloat) -> FakeView {
    let text = FakeView(spacing: .text()) { _ in CGSize(width: width, height: 16) }
    for guide in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      text.guides[ObjectIdentifier(guide.id)] = { _ in 13 }
    }
    return text
  }

  /// A paragraph in a frame 150 wide, of as many of its lines as there is room for.
  static func paragraph(lines: Int) -> FakeView {
    FakeView(spacing: .text()) { offer in
      let room = offer.height.map { ($0 / 16).rounded(.down) } ?? .infinity
      return CGSize(width: 150, height: 16 * max(1, min(room, CGFloat(lines))))
    }
  }

  static func spacer(_ minimum: CGFloat = 8, along axis: Axis) -> FakeView {
    let spacer = FakeView(spacing: .zero) { offer in
      axis.size(length: max(axis.length(of: offer) ?? minimum, minimum), breadth: 0)
    }
    spacer.priority = -.infinity
    return spacer
  }

  func with(priority: Double) -> FakeView {
    self.priority = priority
    return self
  }

  func with<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> FakeView {
    values[ObjectIdentifier(key)] = value
    return self
  }

  func with(_ guide: HorizontalAlignment, _ place: @escaping (ViewDimensions) -> CGFloat) -> FakeView {
    guides[ObjectIdentifier(guide.id)] = place
    return self
  }
}

extension ViewSpacing {
  /// What a text announces, by default one in the standard font.
  static func text(below: CGFloat = 8.15087890625, above: CGFloat = 4.7421875, text: CGFloat = 0) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = [.textToText: text, .aboveText: above]
    spacing.bottom = [.textToText: 0, .belowText: below]
    spacing.leading = [.general: 8]
    spacing.trailing = [.general: 8]
    return spacing
  }
}
