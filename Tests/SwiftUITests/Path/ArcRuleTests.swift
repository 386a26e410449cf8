import SwiftUI
import Testing

@Suite struct ArcRuleTests {
  @Test(arguments: WorkedPath.growingArcs)
  func `towards a greater angle with clockwise false an arc keeps all its turns and closes at exactly one`(
    arc: WorkedPath
  ) {
    #expect(arc.misprints() == [])
  }

  @Test(arguments: WorkedPath.arcsBroughtForward)
  func `towards a smaller angle with clockwise false an arc goes on to the next such angle and never closes`(
    arc: WorkedPath
  ) {
    #expect(arc.misprints() == [])
  }

  @Test(arguments: WorkedPath.fallingArcs)
  func `towards a smaller angle with clockwise true an arc keeps all its turns and never closes`(arc: WorkedPath) {
    #expect(arc.misprints() == [])
  }

  @Test(arguments: WorkedPath.arcsBroughtBack)
  func `towards a greater angle with clockwise true an arc goes back to the last such angle`(arc: WorkedPath) {
    #expect(arc.misprints() == [])
  }

  // From 0° the start lies at (20 + 16, 30); 5e-10 radians are below the 1e-9 at which angles count as equal.
  @Test(arguments: [false, true])
  func `an arc between angles that are almost equal is its start alone`(clockwise: Bool) {
    for end in [0, 5e-10, -5e-10] {
      let path = Path { path in
        path.addArc(
          center: CGPoint(x: 20, y: 30), radius: 16, startAngle: .zero, endAngle: .radians(end), clockwise: clockwise)
      }
      #expect(path.description == "36 30 m")
    }
    #expect(WorkedPath.arc(from: 0, to: 0, clockwise: clockwise, after: "0 0 m").description == "0 0 m 36 30 l")
  }

  @Test(arguments: WorkedPath.relativeArcs)
  func `a relative arc is quarter turns from its start and then the rest`(arc: WorkedPath) {
    #expect(arc.misprints() == [])
  }

  @Test(arguments: WorkedPath.transformedArcs)
  func `a transform is applied to the finished curves of an arc`(arc: WorkedPath) { #expect(arc.misprints() == []) }

  @Test(arguments: WorkedPath.joinedArcs)
  func `a line leads to an arc in an open subpath and a move after a close`(arc: WorkedPath) {
    #expect(arc.misprints() == [])
  }

  @Test(arguments: WorkedPath.tangentArcs)
  func `a tangent arc is a line to its first tangent point and one cubic along both tangents`(arc: WorkedPath) {
    #expect(arc.misprints() == [])
  }

  // Between (0, 0), (10, 0) and (10, 50) the corner is square: the tangent points lie exactly a radius away.
  @Test(arguments: [(10.0, "0 0 m 5.52285 0 10 4.47715 10 10 c"), (4, "0 0 m 6 0 l 8.20914 0 10 1.79086 10 4 c")])
  func `a tangent arc at a square corner has no noise`(radius: Double, text: String) {
    let path = WorkedPath.tangentArc(
      .zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 50), radius: CGFloat(radius))
    #expect(path.description == text)
  }

  // 10 points before the corner lies (0, 0); a quarter circle about (0, 10) with the radius 10 begins there.
  @Test func `a tangent arc at a square corner that begins at zero prints zero`() {
    let path = WorkedPath.tangentArc(
      CGPoint(x: -5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 50), radius: 10)
    #expect(path.description == "-5 0 m 0 0 l 5.52285 0 10 4.47715 10 10 c")
  }

  // Where the sweep is more than 90° the notes leave open whether Apple draws one cubic or two; the points that both
  // have in common are the tangent points. At a corner of 60° they are radius/tan(30°) = 5·1.7320508 = 8.66025 away.
  @Test func `a tangent arc over more than a quarter turn begins and ends at the tangent points`() {
    let path = WorkedPath.tangentArc(
      CGPoint(x: 100, y: 0), .zero, CGPoint(x: 50, y: 86.60254037844386), radius: 5)
    #expect(path.description.hasPrefix("100 0 m 8.66025 0 l "))
    #expect(path.description.hasSuffix(" 4.33013 7.5 c"))
  }
}
