import SwiftUI

/// boundingRects(of:in:): how much room each shape takes.
///
///       +-----------------------+ rect       For each shape, the smallest
///       |      +---------+      |            rectangle that holds its path
///       |      |   ___   |      |            in rect, in the order of the
///       |      | /     \ |      |            shapes. A circle in a wide
///       |      ||       ||      |            rectangle takes only the
///       |      | \ ___ / |      |            middle of it.
///       |      +---------+      |
///       +-----------------------+            No shapes, no rectangles.
///
/// The shapes are of different types, each in a box of the type `any Shape`.
/// You can ask the box what you could ask any shape: the path in a rectangle.
///
/// A shape that draws nothing has a path with a bounding rectangle too. It is
/// `.null`, the rectangle that holds no point, and belongs into the list.
func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
  // TODO: 1 Ask each shape for its path, and the path for its boundingRect.
  return []
}
