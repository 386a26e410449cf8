import SwiftUI
import Testing

@Suite struct CGAffineTransformTests {
  let sample = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test func `an empty transform is all zeros and the identity changes nothing`() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(CGAffineTransform.identity.isIdentity && !sample.isIdentity)
    #expect(CGPoint(x: 3, y: 4).applying(.identity) == CGPoint(x: 3, y: 4))
  }

  @Test func `a point is multiplied from the left`() {
    #expect(CGPoint(x: 10, y: 20).applying(sample) == CGPoint(x: 10 + 60 + 5, y: 20 + 80 + 6))
    #expect(CGSize(width: 10, height: 20).applying(sample) == CGSize(width: 70, height: 100))
  }

  @Test func `a positive rotation turns clockwise on screen`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(Double(point.x), 0) && isNear(Double(point.y), 1))
  }

  @Test func `steps added to a transform come before it`() {
    let point = CGPoint(x: 1, y: 2)
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(point.applying(moved) == CGPoint(x: 22, y: 66))
    let scaled = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(point.applying(scaled) == CGPoint(x: 12, y: 26))
    let turned = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi)
    #expect(isNear(Double(point.applying(turned).x), 9))
  }

  @Test(arguments: 0..<50)
  func `concatenating is doing one after the other and inverting undoes`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    func random() -> CGFloat { CGFloat.random(in: -5...5, using: &generator) }
    let first = CGAffineTransform(a: random(), b: random(), c: random(), d: random(), tx: random(), ty: random())
    let second = CGAffineTransform(a: random(), b: random(), c: random(), d: random(), tx: random(), ty: random())
    let point = CGPoint(x: random(), y: random())
    let (once, twice) = (point.applying(first.concatenating(second)), point.applying(first).applying(second))
    #expect(hypot(once.x - twice.x, once.y - twice.y) < 1e-9)
    let back = point.applying(first).applying(first.inverted())
    #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
  }

  @Test func `a transform that cannot be undone is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle becomes the bounds of its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(Double(turned.minX), -60) && isNear(Double(turned.height), 100))
    #expect(CGRect.null.applying(sample).isNull)
    #expect(CGRect.infinite.applying(sample).isInfinite)
  }

  @Test func `values are coded as plain lists of numbers`() throws {
    let data = try JSONEncoder().encode(sample)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == sample)
    let vector = CGVector(dx: 7 as CGFloat, dy: 8)
    #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
  }
}
