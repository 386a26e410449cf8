/// A line of text that can be written; here it shows what is written, or its title where that is nothing.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  /// What is written, or the prompt, or the title, in a line as wide as the space.
  @MainActor public var body: some View {
    Group {
      if !text.wrappedValue.isEmpty {
        Text(verbatim: text.wrappedValue)
      } else if let prompt {
        prompt.foregroundStyle(.tertiary)
      } else {
        label.foregroundStyle(.tertiary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a field with a title and words that stand there while nothing is written.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title and words that stand there while nothing is written.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a field with a title; that it could grow along an axis is not shown here.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(titleKey, text: text) }

  /// Creates a field with a title; that it could grow along an axis is not shown here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) { self.init(title, text: text) }

  /// Creates a field with a title and a prompt; that it could grow along an axis is not shown here.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// Creates a field with a title and a prompt; that it could grow along an axis is not shown here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
  }
}
