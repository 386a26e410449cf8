/// The name of an image among the assets of an app.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates the name; there are no bundles here, so that they make no difference.
  public init(name: String, bundle: Bundle) { self.name = name }
}
