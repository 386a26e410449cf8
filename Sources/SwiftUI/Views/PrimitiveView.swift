/// A view that is drawn as it is, and is not made of other views.
nonisolated protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// The body that this view does not have; only what lays views out may look further, and it never asks for it.
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body to ask for") }
}
