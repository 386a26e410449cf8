/// An image, or a symbol of the system.
///
/// No file is read here, as there are no assets: an image stands for its place and its name.
nonisolated public struct Image: View, PrimitiveView, Equatable, Sendable {
  /// What is shown.
  enum Source: Hashable, Sendable {
    /// An image of an app, with its size in points.
    case named(String, size: CGSize)
    /// A symbol, which is as large as the font.
    case symbol(String)
  }

  let source: Source

  /// How the image fills a size that is not its own; nil where it keeps its own.
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation: Interpolation?
  var isAntialiased = true

  /// The size of an image of an app, in points. Its file is not here, and this is the size that all of them have.
  static let placeholderSize = CGSize(width: 64, height: 64)

  /// Creates an image of a size in points.
  init(named name: String, size: CGSize) { source = .named(name, size: size) }

  /// Creates an image from those of an app, by its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name, size: Self.placeholderSize) }

  /// Creates an image from those of an app, by its name, with words for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// Creates an image from those of an app that tells nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates an image from those of an app.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// Creates a symbol of the system, by its name.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Creates a symbol of the system, by its name; that some of them show a value from 0 to 1 is not drawn here.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Image {
  /// The name of what is shown.
  var name: String {
    switch source {
    case .named(let name, _), .symbol(let name): name
    }
  }

  /// Whether it is a symbol of the system.
  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }
}
