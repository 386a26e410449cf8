internal import Drawing

extension Color: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { .color(drawn) }

  /// The colour as it is drawn; numbers that are none count as 0, and opacities keep to 0 and 1.
  var drawn: Drawing.Color {
    let numbers = encoded
    func known(_ number: Double) -> Double { number.isFinite ? number : 0 }
    return Drawing.Color(
      red: known(numbers.x), green: known(numbers.y), blue: known(numbers.z),
      opacity: min(max(known(numbers.w), 0), 1))
  }
}

extension Color.Resolved: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { .color(Color(self).drawn) }
}
