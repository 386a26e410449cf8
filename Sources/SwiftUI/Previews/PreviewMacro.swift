/// Shows views in an editor; anywhere else the views are only checked by the compiler.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// Shows views in an editor with settings; anywhere else the views are only checked by the compiler.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// Shows views in an editor, once for each of some values; anywhere else the views are only checked by the compiler.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// Lets a preview declare state of its own among its views.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacro", type: "Previewable")
