import SwiftUI

// Code as tutorials and learners write it. That it compiles without a warning is the test; nothing calls most of it.

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct NonisolatedTriangle: Shape {
  nonisolated func path(in rect: CGRect) -> Path { corners(of: rect) }

  func corners(of rect: CGRect) -> Path { Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) } }
}

struct Arc: InsettableShape {
  var startAngle: Angle = .degrees(0)
  var endAngle: Angle
  var clockwise = false
  var insetAmount: CGFloat = 0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.degrees, endAngle.degrees) }
    set {
      startAngle = .degrees(newValue.first)
      endAngle = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let rotationAdjustment = Angle.degrees(90)
    let modifiedStart = startAngle - rotationAdjustment
    let modifiedEnd = endAngle - rotationAdjustment
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: modifiedStart,
      endAngle: modifiedEnd, clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct InsetSquare: InsettableShape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  func inset(by amount: CGFloat) -> InsetSquare { InsetSquare(inset: inset + amount) }
}

enum Shapes {
  static let shapes: [AnyShape] = [
    AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(Triangle()), AnyShape(Arc(endAngle: .degrees(90))),
  ]
}

struct Card: View {
  @State private var fraction = 0.5
  @State private var isOn = true
  @State private var name: String?
  var count = 3

  var body: some View {
    VStack(spacing: 10) {
      Text("Progress: \(fraction, specifier: "%.2f") of \(count)")
      if isOn {
        Circle().trim(from: 0, to: fraction).stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
      } else {
        Triangle().fill(.red).frame(width: 100, height: 100)
      }
      if let name { Text(name) }
      switch count {
      case 0: EmptyView()
      case 1: Divider()
      default: Spacer()
      }
      ForEach(0..<3) { index in Text("Row \(index)").padding(.horizontal, 8) }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      HStack { ForEach(Named.all) { named in Text(named.id).opacity(0.5) } }
      Slider(value: $fraction, in: 0...1, step: 0.1)
      Toggle("On", isOn: $isOn.animation())
      Button("Tap") { withAnimation(.easeInOut) { fraction = 1 } }
      Button(action: { isOn.toggle() }, label: { Capsule().strokeBorder(.green, lineWidth: 2) })
    }
    .padding()
    .background(Color.yellow)
    .overlay(Rectangle().stroke(lineWidth: 2))
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .shadow(radius: 5)
    .onTapGesture { isOn = false }
    .onAppear { fraction = 0 }
  }
}

struct Named: Identifiable {
  var id: String

  static let all = [Named(id: "a"), Named(id: "b")]
}

struct ManyChildren: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Circle().fill(.red.opacity(0.5)).stroke(.black, lineWidth: 2)
      Circle().stroke(.primary, lineWidth: 3).fill(.secondary)
      Circle().strokeBorder()
      Circle().inset(by: 5).stroke(Color.red, lineWidth: 2)
      Circle().offset(x: 5).fill()
      Circle().rotation(.degrees(5)).strokeBorder(lineWidth: 2)
      Rectangle().size(width: 4, height: 3).foregroundColor(.red)
      Rectangle().aspectRatio(1, contentMode: .fit).foregroundStyle(.blue)
      Rectangle().rotationEffect(.degrees(45)).scaleEffect(0.5).offset(x: 1, y: 2)
      RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(colors: [.red, .blue, .red], center: .center)
      Path { path in path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.fill(.blue)
      Group {
        Color.red
        AnyView(Text("any"))
      }
      Rectangle().fill(.foreground).clipShape(.capsule).background(.background, in: .rect(cornerRadius: 5))
      if #available(iOS 17, macOS 14, *) { Text("new") }
    }
    .modifier(Framed(color: .red))
    .animation(.spring(), value: 3)
  }
}

struct Framed: ViewModifier {
  var color: Color

  func body(content: Content) -> some View { content.padding().border(color, width: 4) }
}

extension View {
  func framed() -> some View { modifier(Framed(color: .blue)) }

  @ViewBuilder func clipped(if isClipped: Bool) -> some View {
    if isClipped { clipShape(Circle()) } else { self }
  }
}

struct CardPreviews: PreviewProvider {
  static var previews: some View {
    Card().framed().previewLayout(.sizeThatFits).previewDisplayName("Card")
    ManyChildren().clipped(if: true).previewDevice("iPhone 15")
  }
}

#Preview { Card() }

#Preview("Many") {
  Text("Two views")
  ManyChildren()
}

#Preview(traits: .sizeThatFitsLayout) { Triangle() }

#Preview("Fixed", traits: .fixedLayout(width: 300, height: 200), .landscapeLeft) { Arc(endAngle: .degrees(90)) }

#Preview("Sizes", arguments: [10, 20]) { size in
  Circle().frame(width: size)
}

#Preview("State") {
  @Previewable @State var fraction = 0.5
  Slider(value: $fraction)
  Circle().trim(to: fraction)
}

struct Rows: View {
  @State private var chosen = 0

  var body: some View {
    VStack { ForEach(0..<3) { index in row(index) } }
      .onTapGesture { choose(1) }
      .onAppear(perform: reset)
  }

  func row(_ index: Int) -> some View { Text("\(index)").onTapGesture { choose(index) } }

  func choose(_ index: Int) { withAnimation { chosen = index } }

  func reset() { chosen = 0 }
}

struct Blossom: Shape {
  var petalWidth = 20.0
  var count = 12

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGAffineTransform(translationX: rect.midX, y: rect.midY)
    for number in stride(from: 0, to: Double.pi * 2, by: Double.pi * 2 / Double(count)) {
      let petal = Path(ellipseIn: CGRect(x: -petalWidth / 2, y: 0, width: petalWidth, height: rect.width / 2))
      path.addPath(petal.applying(CGAffineTransform(rotationAngle: number).concatenating(center)))
    }
    return path
  }
}

struct StarOutline: Shape {
  let corners: Int
  let smoothness: Double

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var angle = -CGFloat.pi / 2
    let step = .pi * 2 / CGFloat(corners * 2)
    var path = Path()
    for corner in 0..<corners * 2 {
      let factor = corner.isMultiple(of: 2) ? 1 : CGFloat(smoothness)
      let point = CGPoint(
        x: center.x + center.x * cos(angle) * factor, y: center.y + center.y * sin(angle) * factor)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      angle += step
    }
    path.closeSubpath()
    return path.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
