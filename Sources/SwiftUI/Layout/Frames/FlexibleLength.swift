/// What a frame with bounds does with one dimension: what it offers to its content, and how long it is itself.
///
/// Not recorded from SwiftUI: contradictory bounds. Here the least length wins over the greatest.
struct FlexibleLength: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  /// Returns the length offered to the content: the one offered to the frame, or else the ideal one, within the bounds.
  func offer(for outer: CGFloat?) -> CGFloat? { (outer ?? ideal).map { limited($0, to: minimum, maximum) } }

  /// Returns the length of the frame around content of a length.
  ///
  /// The frame is as long as what it is offered, within its bounds; the content's length stands for a bound that is
  /// missing. So a frame with a maximum alone grows up to it, and one with a minimum alone stays with its content.
  ///
  /// Not recorded from SwiftUI: content that is longer than what a frame with a minimum is offered. The frame is then
  /// as long as the offer, and the content sticks out.
  func result(child: CGFloat, outer: CGFloat?) -> CGFloat {
    guard let outer else { return limited(ideal ?? child, to: minimum, maximum) }
    return limited(outer, to: minimum ?? limited(child, to: nil, maximum), maximum ?? limited(child, to: minimum, nil))
  }

  private func limited(_ length: CGFloat, to least: CGFloat?, _ greatest: CGFloat?) -> CGFloat {
    max(min(length, greatest ?? length), least ?? -.infinity)
  }
}
