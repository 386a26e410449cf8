import SwiftUI
import Testing

@Suite struct TrimRuleTests {
  @Test(arguments: WorkedPath.trimmedLines)
  func `the length of a part runs over all subpaths and closing lines in single precision`(golden: WorkedPath) {
    #expect(golden.misprints(lastDigits: 1) == [])
  }

  @Test(arguments: WorkedPath.trimmedCurves)
  func `a curve is cut by a table of chords whose number grows with the root of its bend`(golden: WorkedPath) {
    #expect(golden.misprints(lastDigits: 1) == [])
  }

  // Both subpaths are 40 points long.
  @Test func `a whole closed subpath keeps a last line that was drawn`() {
    let path = WorkedPath.drawn("0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 50 0 m 90 0 l")
    #expect(path.trimmedPath(from: 0, to: 0.75).description == "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 50 0 m 70 0 l")
    #expect(path.trimmedPath(from: 0.25, to: 1).description == "10 10 m 0 10 l 0 0 l 50 0 m 90 0 l")
  }

  // The rectangle is 320 long: 0.3125 · 320 = 100 and 0.5 · 320 = 160 are its corners, both exact.
  @Test func `a cut at the end of a segment adds nothing of the next one`() {
    let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(rect.trimmedPath(from: 0.3125, to: 0.5).description == "100 0 m 100 60 l")
    #expect(rect.trimmedPath(from: 0, to: 0.3125).description == "0 0 m 100 0 l")
    #expect(rect.trimmedPath(from: 0.8125, to: 1).description == "0 60 m 0 0 l")
  }

  // Half of the half from 0.25 to 0.75 of 320 points: from 80 + 40 to 80 + 120.
  @Test func `a part of a part is measured along the part`() {
    let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 60))
    let part = rect.trimmedPath(from: 0.25, to: 0.75)
    #expect(part.description == "80 0 m 100 0 l 100 60 l 20 60 l")
    #expect(part.trimmedPath(from: 0.25, to: 0.75).description == "100 20 m 100 60 l 60 60 l")
    let shape = Rectangle().trim(from: 0.25, to: 0.75).trim(from: 0.25, to: 0.75)
    #expect(shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).description == "100 20 m 100 60 l 60 60 l")
  }

  // 0.1 as a Float is 0.100000001490116…, so that a tenth of 1e7 points is cut 0.0149 points late.
  @Test func `fractions are single precision`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 1e7, y: 0)]) }
    #expect(isNear(Double(line.trimmedPath(from: 0, to: 0.1).boundingRect.width) - 1e6, 0.0149011612, within: 1e-6))
  }

  // All on one line, where x = c·(t + t²) for (0, c/2, 2c): the second difference is c, so N = ⌈√(0.25·c/0.474)⌉, and half
  // of the length lies at t = 1/2 for N = 1, at 3/5 for N = 2 (chords of 3 and 5) and at 11/18 for N = 3 (64/9 and 96/9).
  @Test(arguments: [
    ("0 0 m 0.5 0 2 0 q", "0 0 m 0.25 0 0.75 0 q"), ("0 0 m 2 0 8 0 q", "0 0 m 1.2 0 3.84 0 q"),
    ("0 0 m 8 0 32 0 q", "0 0 m 4.88889 0 15.7531 0 q"),
  ])
  func `a quadratic curve has as many chords as the root of a quarter of its second difference asks for`(
    whole: String, half: String
  ) {
    #expect(WorkedPath.drawn(whole).trimmedPath(from: 0, to: 0.5).description == half)
  }

  // All on one line, where x = 3t + 3t³: the second differences are 0 and 3, so N = ⌈√(0.75·3/0.474)⌉ = 3. The chords are
  // 10/9, 16/9 and 28/9 long, and half of the length lies a 28th part along the third: at t = (2 + 1/28)/3 = 19/28.
  @Test func `a cubic has as many chords as the root of three quarters of its greater second difference asks for`() {
    let half = WorkedPath.drawn("0 0 m 1 0 2 0 6 0 c").trimmedPath(from: 0, to: 0.5)
    #expect(half.description == "0 0 m 0.678571 0 1.35714 0 2.97308 0 c")
  }

  @Test func `a trimmed shape has the size of the whole one`() {
    let proposal = ProposedViewSize(width: 60, height: 40)
    #expect(Circle().trim(from: 0.1, to: 0.2).sizeThatFits(proposal) == CGSize(width: 40, height: 40))
    #expect(Circle().trim(from: 0.5, to: 0.2).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Capsule().trim().sizeThatFits(proposal) == CGSize(width: 60, height: 40))
  }
}
