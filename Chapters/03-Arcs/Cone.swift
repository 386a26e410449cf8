import SwiftUI

/// Cone: an ice-cream cone in one outline, half a circle over a point.
///
///         . - ~ - .          The circle has its centre c in the middle of the
///       /           \        rectangle; its radius r is half the smaller side.
///      +      c      +
///       \           /        Start at (midX + r, midY), go over the top to
///         \       /          (midX - r, midY), then in a straight line to
///           \   /            (midX, maxY), and close the outline.
///             +
struct Cone: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Draw the half circle, from the right over the top to the left.
    // TODO: 2 Draw the line to the point at the bottom, and close the outline.
    return Path()
  }
}
