/// A view shown in front of everything while a value says so.
nonisolated struct Sheet<Content: View>: PrimitiveModifier {
  var isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  var content: () -> Content

  @MainActor func nodes(of views: ModifiedViews, in context: ViewContext) -> [Node] {
    if isPresented.wrappedValue {
      var inside = context.at(.companion)
      let isPresented = isPresented
      inside.environment.isPresented = true
      inside.environment.dismiss = DismissAction { isPresented.wrappedValue = false }
      // However the sheet is closed, it disappears.
      inside.identity.disappearance = onDismiss
      // A sheet that is opened from this one lies in front of it.
      let place = context.pass.sheets.count
      let sheet = content().stacked(in: inside)
      context.pass.sheets.insert(sheet, at: place)
    }
    return views.nodes(context.at(.content))
  }
}

extension View {
  /// Shows views in front of everything while a value is true; `dismiss` in their environment makes it false.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Sheet(isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Shows views in front of everything while there is an item; `dismiss` in their environment takes it away.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      Sheet(isPresented: isPresented, onDismiss: onDismiss) { item.wrappedValue.map(content) })
  }
}
