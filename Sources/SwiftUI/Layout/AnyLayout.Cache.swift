extension AnyLayout {
  /// What a layout of hidden type remembers.
  public struct Cache {
    /// The type of the layout whose memory it is.
    private var owner: any Layout.Type
    private var content: Any

    init<L: Layout>(for layout: L, subviews: LayoutSubviews) {
      owner = L.self
      content = layout.makeCache(subviews: subviews)
    }

    /// Lets a layout use its memory; a layout of another type than before gets a new one.
    mutating func lend<L: Layout, Answer>(
      to layout: L, subviews: LayoutSubviews, _ use: (inout L.Cache) -> Answer
    ) -> Answer {
      var memory = owner == L.self ? content as? L.Cache : nil
      // The layout changes its memory in place, which would be a copy while it is kept here too.
      content = ()
      var lent = memory.take() ?? layout.makeCache(subviews: subviews)
      let answer = use(&lent)
      (owner, content) = (L.self, lent)
      return answer
    }
  }
}
