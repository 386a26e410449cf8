extension Image {
  /// How an image fills a size that is not its own.
  @nonexhaustive
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How the pixels between those of the image are found.
  @nonexhaustive
  public enum Interpolation: Hashable, Sendable {
    /// They are copied.
    case none
    /// Quickly.
    case low
    /// In between.
    case medium
    /// Carefully.
    case high
  }

  /// Whether an image has colours of its own.
  @nonexhaustive
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is drawn in the foreground style.
    case template
    /// It is drawn as it is.
    case original
  }

  /// The rule by which an image fills a size that is not its own.
  struct Resizing: Hashable, Sendable {
    var mode: ResizingMode
    /// The widths of the edges that are not stretched, in points.
    var top, leading, bottom, trailing: CGFloat
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Returns the image taking the size that it is offered; the insets name edges that are not stretched, in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed {
      $0.resizing = Resizing(
        mode: resizingMode, top: capInsets.top, leading: capInsets.leading, bottom: capInsets.bottom,
        trailing: capInsets.trailing)
    }
  }

  /// Returns the image drawn in its own colours, or in the foreground style; nil for the system's choice.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with its pixels found in a way, when it is made larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

  /// Returns the image with smooth edges, or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }
}
