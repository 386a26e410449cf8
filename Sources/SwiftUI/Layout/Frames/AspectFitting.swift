/// The sizes of a fixed proportion that fit into a space or cover it.
enum AspectFitting {
  /// Returns what content of a proportion is offered: the largest size inside the space, or the smallest that covers it.
  ///
  /// One dimension alone decides the other. A proportion that is no positive number changes nothing.
  ///
  /// Not recorded from SwiftUI: an offer without any dimension. It is handed on as it is.
  static func proposal(_ outer: ProposedViewSize, ratio: CGFloat, mode: ContentMode) -> ProposedViewSize {
    guard ratio > 0, ratio.isFinite else { return outer }
    switch (outer.width, outer.height) {
    case (nil, nil): return outer
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = mode == .fit ? width <= height * ratio : width >= height * ratio
      return widthDecides
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}
