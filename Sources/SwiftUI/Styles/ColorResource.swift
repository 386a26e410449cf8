/// The name of a colour among the assets of an app.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates the name; there are no bundles here, so that they make no difference.
  public init(name: String, bundle: Bundle) { self.name = name }
}
