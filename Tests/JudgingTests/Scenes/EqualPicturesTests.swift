import Drawing
import Geometry
import Testing

@testable import Judging

private typealias S = SceneSample

@Suite struct `Pictures that look the same` {
  private let circle = S.circle(150, 300, 100)
  private let wide = Stroke(width: 20)

  @Test func `are right whatever their colours are, where none is named`() {
    #expect(S.code(of: [S.fill(circle, S.blue)], expecting: [.fill(circle)]) == nil)
    let gradient = Drawing.Paint.linear(
      [.init(Drawing.Color(red: 1, green: 0, blue: 0), at: 0)], from: .zero, to: Point(1, 1))
    #expect(S.code(of: [S.fill(circle, gradient)], expecting: [.fill(circle)]) == nil)
  }

  @Test func `may be drawn by other elements in other directions`() {
    let split = Outline {
      $0.arc(center: Point(150, 300), radius: 100, fromDegrees: 90, sweepDegrees: -200)
      $0.arc(center: Point(150, 300), radius: 100, fromDegrees: -110, sweepDegrees: -160)
    }
    #expect(S.code(of: [S.fill(split)], expecting: [.fill(circle)]) == nil)
  }

  @Test func `may have a stroke filled as an outline`() {
    #expect(S.code(of: [S.fill(circle.stroked(wide))], expecting: [.stroke(circle, wide)]) == nil)
    #expect(S.code(of: [S.stroke(circle, wide)], expecting: [.fill(circle.stroked(wide))]) == nil)
    let dashed = S.zigzag.stroked(wide, dashes: Dashes(lengths: [30, 10], phase: 0))
    #expect(S.code(of: [S.fill(dashed)], expecting: [.stroke(S.zigzag, wide, dash: [30, 10])]) == nil)
  }

  @Test func `may have joins of another kind where there are no corners`() {
    let round = Stroke(width: 20, cap: .round, join: .round)
    #expect(S.code(of: [S.stroke(circle, round)], expecting: [.stroke(circle, wide)]) == nil)
  }

  @Test func `may be clipped to what is expected as an outline`() {
    let (left, right) = (S.square(50, 200, 100), S.square(100, 200, 100))
    let both = Outline(Box(x: 100, y: 200, width: 50, height: 100))
    #expect(S.code(of: [S.fill(left, clip: right)], expecting: [.fill(both)]) == nil)
    #expect(S.code(of: [S.fill(both)], expecting: [.fill(left, clippedTo: right)]) == nil)
    #expect(S.code(of: [S.fill(right, clip: left)], expecting: [.fill(left, clippedTo: right)]) == nil)
  }

  @Test func `may hold marks that cannot be seen`() {
    let hidden = S.fill(S.square(120, 270, 60), S.blue)
    #expect(S.code(of: [hidden, S.fill(circle)], expecting: [.fill(circle)]) == nil)
    let cut = S.fill(S.square(0, 0, 10), S.blue, clip: S.square(200, 500, 10))
    #expect(S.code(of: [S.fill(circle), cut], expecting: [.fill(circle)]) == nil)
    #expect(S.code(of: [S.fill(circle)], expecting: [.fill(S.square(120, 270, 60)), .fill(circle)]) == nil)
  }

  @Test func `may have a mark in two pieces`() {
    let halves = [Box(x: 50, y: 200, width: 60, height: 100), Box(x: 110, y: 200, width: 40, height: 100)]
    let square = S.square(50, 200, 100)
    #expect(S.code(of: halves.map { S.fill(Outline($0)) }, expecting: [.fill(square)]) == nil)
    #expect(
      S.code(of: [S.fill(Outline(halves[0])), S.fill(Outline(halves[1]), S.blue)], expecting: [.fill(square)])
        == "two-colors")
  }

  @Test func `may have marks in any order where they do not overlap`() {
    let (a, b) = (S.circle(80, 100, 50), S.circle(220, 100, 50))
    #expect(
      S.code(of: [S.fill(b), S.fill(a, S.blue)], expecting: [.fill(a), .fill(b, color: .differentFrom(0))]) == nil)
  }

  @Test func `may have a layer or a mask for what is expected`() {
    let mark = S.fill(circle)
    let pair = [mark, S.fill(S.square(0, 0, 40), S.blue)]
    #expect(
      S.code(of: [Drawing.Mark(.layer(pair, opacity: 0.5))], expecting: [.fill(circle), .fill(S.square(0, 0, 40))])
        == nil)
    let masks = [S.fill(S.square(50, 200, 60)), S.fill(S.square(100, 200, 60))]
    #expect(
      S.code(
        of: [Drawing.Mark(.masked([S.fill(S.square(0, 0, 300))], by: masks))],
        expecting: [.fill(Outline(Box(x: 50, y: 200, width: 110, height: 60)))]) == nil)
  }

  @Test func `may have a ring under either rule`() {
    let outer = S.circle(150, 300, 100)
    let inner = S.circle(150, 300, 50)
    let evenOdd = Drawing.Mark(.fill(outer + inner, .evenOdd), paint: S.red)
    #expect(S.code(of: [evenOdd], expecting: [.fill(outer + inner.reversed)]) == nil)
    #expect(S.code(of: [S.fill(outer + inner.reversed)], expecting: [.fill(outer + inner, rule: .evenOdd)]) == nil)
    #expect(S.code(of: [evenOdd], expecting: [.fill(outer)]) != nil)
  }

  @Test func `may differ by less than the tolerance, and not by more`() {
    #expect(S.code(of: [S.fill(S.circle(150.1, 300, 100))], expecting: [.fill(circle)]) == nil)
    #expect(S.code(of: [S.fill(S.circle(151, 300, 100))], expecting: [.fill(circle)]) == "shifted")
  }

  @Test func `are right where nothing is expected and nothing is seen`() {
    #expect(S.code(of: [], expecting: []) == nil)
    #expect(S.code(of: [S.fill(S.square(0, 0, 10))], expecting: []) != nil)
  }

  @Test func `have texts and images that are the same`() {
    let box = Box(x: 100, y: 280, width: 100, height: 40)
    #expect(S.code(of: [S.text("Hi", in: box)], expecting: [.text("Hi", in: box)]) == nil)
    #expect(S.code(of: [S.text("Hi", in: box)], expecting: [.text("Hi")]) == nil)
    let roughly = Box(x: 95, y: 283, width: 90, height: 30)
    #expect(S.code(of: [S.text("Hi", in: roughly)], expecting: [.text("Hi", in: box)]) == nil)
    #expect(S.code(of: [S.image("giraffe", in: box)], expecting: [.image("giraffe", in: box)]) == nil)
  }
}
