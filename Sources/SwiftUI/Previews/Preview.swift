/// A preview of a view in an editor.
public struct Preview {
  /// The mark of settings that belong to previews of views.
  public struct ViewTraits: Sendable {}
}

/// A setting of a preview.
public struct PreviewTrait<T>: Sendable {
  enum Setting: Hashable, Sendable {
    case defaultLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat, depth: CGFloat?)
    case portrait
    case landscapeLeft
    case landscapeRight
    case portraitUpsideDown
  }

  let setting: Setting
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout of a whole device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(setting: .defaultLayout) }
  /// The layout that is as large as the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(setting: .sizeThatFitsLayout) }
  /// The device upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(setting: .portrait) }
  /// The device with its left side up.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(setting: .landscapeLeft) }
  /// The device with its right side up.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(setting: .landscapeRight) }
  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(setting: .portraitUpsideDown) }

  /// Returns a layout of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(setting: .fixedLayout(width: width, height: height, depth: nil))
  }

  /// Returns a layout of a fixed size with a depth, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat, depth: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(setting: .fixedLayout(width: width, height: height, depth: depth))
  }
}
