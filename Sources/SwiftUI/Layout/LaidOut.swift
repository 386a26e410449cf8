/// Views that are arranged by a layout.
nonisolated struct LaidOut<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content
}
