internal import Drawing

/// An image that is repeated over a shape.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, in parts of its size.
  public var sourceRect: CGRect
  /// The factor by which the image is made larger.
  public var scale: CGFloat

  /// Creates the style.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns an image that is repeated over a shape.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ImagePaint: PaintedStyle {
  // No image is read here: a shape that is filled with one is grey.
  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(Color.gray) }
}
