extension HostileSubmission {
  /// Submissions that give names of the system, of SwiftUI or of the probes another meaning, or lead the compiler and the
  /// linker astray.
  static let shadowing: [HostileSubmission] =
    shadowedFunctions + shadowedTypes + shadowedMembers + symbols + imports + misleading

  /// Submissions with functions and operators of their own, under the names by which numbers are compared.
  private static let shadowedFunctions: [HostileSubmission] = [
    cone(
      "own-abs", "P4: makes every distance zero, so that a wrong outline looks right",
      beside: """
        public func abs(_ number: Double) -> Double { 0 }
        public func abs(_ number: CGFloat) -> CGFloat { 0 }
        public func abs<Number>(_ number: Number) -> Number { number }
        public func min(_ a: Double, _ b: Double) -> Double { 0 }
        public func max(_ a: Double, _ b: Double) -> Double { 0 }
        public func hypot(_ a: Double, _ b: Double) -> Double { 0 }
        public func sqrt(_ number: Double) -> Double { 0 }
        """, drawing: LearnerCode.sagging, gets: .failed, "arc-direction"),
    cone(
      "own-equality", "P5, 13: says of everything that it is equal, so that a wrong outline looks right",
      beside: """
        public func == (a: CGFloat, b: CGFloat) -> Bool { true }
        public func == (a: Double, b: Double) -> Bool { true }
        public func == (a: CGRect, b: CGRect) -> Bool { true }
        public func == (a: CGPoint, b: CGPoint) -> Bool { true }
        public func == (a: Path, b: Path) -> Bool { true }
        public func == <Value>(a: Value, b: Value) -> Bool { true }
        public func ~= <Value>(a: Value, b: Value) -> Bool { true }
        """, drawing: LearnerCode.sagging, gets: .failed, "arc-direction"),
    text(
      "own-arithmetic", "has functions and operators that give no number, print nothing and never stop",
      """
      import SwiftUI

      public func == <Value>(a: Value, b: Value) -> Bool { false }
      public func ~= <Value>(a: Value, b: Value) -> Bool { false }
      public func + (a: CGFloat, b: CGFloat) -> CGFloat { .nan }
      public func - (a: CGFloat, b: CGFloat) -> CGFloat { .nan }
      public func * (a: CGFloat, b: CGFloat) -> CGFloat { .nan }
      public func min(_ a: CGFloat, _ b: CGFloat) -> CGFloat { .nan }
      public func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { .nan }
      public func sin(_ angle: CGFloat) -> CGFloat { .nan }
      public func cos(_ angle: CGFloat) -> CGFloat { .nan }
      public func ?? <Value>(a: Value?, b: @autoclosure () -> Value) -> Value { b() }
      public func print(_ items: Any...) { while true {} }
      public func precondition(_ condition: Bool) { while true {} }
      public func fatalError(_ message: String = "") -> Never { while true {} }

      \(LearnerCode.qualifiedCone)
      """, gets: .passed, neighbour: .gets(.failed, because: "its min is that of the module now")),
    cone(
      "own-precedence", "has the operators bind in another order, for its own module only",
      beside: """
        precedencegroup Weird {
          lowerThan: AssignmentPrecedence
          associativity: right
        }
        infix operator + : Weird
        infix operator * : Weird
        infix operator == : AdditionPrecedence
        infix operator ..< : Weird
        """, gets: .passed),
  ]

  /// Submissions with types of their own under names that the system, SwiftUI, the probes or the module has.
  private static let shadowedTypes: [HostileSubmission] = [
    text(
      "own-path-and-shape", "has types of its own under SwiftUI's names, and means SwiftUI's by their full ones",
      """
      import SwiftUI

      struct Path {}
      struct CGRect {}
      struct CGPoint {}
      struct CGSize {}
      typealias CGFloat = Never
      struct Angle {}
      protocol Shape {}
      protocol InsettableShape {}
      protocol View {}
      protocol Animatable {}
      struct Color {}
      struct Text {}
      struct AnyView {}
      struct ProposedViewSize {}

      \(LearnerCode.qualifiedCone)
      """, gets: .passed,
      neighbour: .gets(.didNotCompile, because: "what it calls Path and Shape is not SwiftUI's any more")),
    HostileSubmission(
      name: "own-view", attempt: "has types of its own under the names of SwiftUI's views, styles and wrappers",
      exercise: "Strokes/OutlinedLens",
      files: [
        File(
          "OutlinedLens.swift",
          """
          import SwiftUI

          protocol View {}
          struct AnyView {}
          struct Color {}
          struct Text {}
          struct Circle {}
          struct StrokeStyle {}
          @resultBuilder enum ViewBuilder { static func buildBlock() -> Int { 0 } }

          struct OutlinedLens: SwiftUI.View {
            var body: some SwiftUI.View { Lens().stroke(lineWidth: 5) }
          }

          private struct Lens: Shape {
            func path(in rect: CGRect) -> Path {
              let start = CGPoint(x: rect.minX, y: rect.midY)
              var path = Path()
              path.move(to: start)
              path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
              path.addQuadCurve(to: start, control: CGPoint(x: rect.midX, y: rect.maxY))
              path.closeSubpath()
              return path
            }
          }
          """)
      ], status: .passed, needsContainment: false,
      neighbour: .gets(.didNotCompile, because: "what it calls View and StrokeStyle is not SwiftUI's any more")),
    cone(
      "own-numbers-and-texts", "has types of its own under the names of the standard library",
      beside: """
        struct Int {}
        struct Double {}
        struct Bool {}
        struct String {}
        struct Array<Element> {}
        struct Dictionary<Key, Value> {}
        enum Optional<Wrapped> { case none }
        struct Void {}
        struct Never {}
        protocol Sendable {}
        protocol Equatable {}
        protocol Error {}
        """, gets: .passed),
    cone(
      "own-modules", "has types of its own under the names of the modules that everybody imports",
      beside: "enum Swift {}\nenum SwiftUI { struct Path {} }\nenum Foundation {}", gets: .passed),
    cone(
      "own-type-of-the-modules-name", "has a type of the module's name, with another Cone in it",
      beside: "enum Arcs { struct Cone {} }", gets: .passed),
    cone(
      "own-observing", "has a type of the name by which probes know the grader's module",
      beside: "enum Observing { struct Given {} }", gets: .passed),
    cone(
      "own-questions", "has types of its own under the names of what probes are asked and answer",
      beside: """
        struct Question {}
        struct Given {}
        struct Answer {}
        struct Value {}
        protocol ExerciseProbe {}
        protocol ShapeProbe {}
        """, gets: .passed),
    cone(
      "own-probe", "brings a probe of the exercise's own name", beside: "struct ConeProbe {}", gets: .didNotCompile,
      "compiler-error"),
    cone(
      "own-answers", "answers by itself what the probe is asked, beside a right Cone",
      beside: """
        import Observing

        extension ConeProbe {
          static func answer(_ question: Question) -> Answer { .path("") }
        }
        """, gets: .failed, "empty-path"),
    cone(
      "own-builders", "has wrappers, builders and actors of its own under SwiftUI's names, and one of a keyword",
      beside: """
        @resultBuilder enum ViewBuilder {
          static func buildBlock(_ parts: Int...) -> Never { Swift.fatalError() }
        }
        @propertyWrapper struct State<Value> {
          var wrappedValue: Value { Swift.fatalError() }
        }
        @propertyWrapper struct `init` {
          var wrappedValue: Int { 0 }
        }
        @globalActor actor MainActor {
          static let shared = MainActor()
        }
        @dynamicMemberLookup struct Everything {
          subscript(dynamicMember member: String) -> Everything { self }
        }
        """, gets: .passed),
  ]

  /// Submissions that give types of others new members and conformances, of which others must not know.
  private static let shadowedMembers: [HostileSubmission] = [
    text(
      "own-members", "has members of its own under the names of those of rectangles, paths, numbers and lists",
      """
      import SwiftUI

      extension CGRect {
        var midX: CGFloat { 0 }
        var minX: CGFloat { 0 }
        var width: CGFloat { 0 }
        init(x: Double, y: Double, width: Double, height: Double) { self = .zero }
      }
      extension Path {
        mutating func move(to point: CGPoint) {}
        var description: String { "" }
        var isEmpty: Bool { true }
        func forEach(_ body: (Path.Element) -> Void) {}
      }
      extension Double {
        init(_ number: CGFloat) { self = 0 }
        var description: String { "0" }
      }
      extension Sequence {
        func map<Other>(_ change: (Element) -> Other) -> [Other] { [] }
      }
      extension Array {
        var count: Int { 0 }
        mutating func append(_ element: Element) {}
      }
      extension Shape {
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
      }

      struct Cone: Shape {
        func path(in rect: CGRect) -> Path {
          let size = rect.size
          let radius = min(size.width, size.height) / 2
          let centre = CGPoint(x: rect.origin.x + size.width / 2, y: rect.origin.y + size.height / 2)
          var path = Path()
          path.addArc(center: centre, radius: radius, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
          path.addLine(to: CGPoint(x: centre.x, y: rect.origin.y + size.height))
          path.closeSubpath()
          return path
        }
      }
      """, gets: .passed, neighbour: .gets(.failed, because: "what it calls width is that of the module")),
    cone(
      "own-conformances", "13: has types of others conform to protocols of others, with comparisons that never end",
      beside: """
        extension CGRect: @retroactive Comparable {
          public static func < (a: CGRect, b: CGRect) -> Bool { true }
        }
        extension CGRect: @retroactive CustomStringConvertible {
          public var description: String { while true {} }
        }
        extension Path: @retroactive Codable {
          public init(from decoder: any Decoder) throws { self = Path() }
          public func encode(to encoder: any Encoder) throws {}
        }
        extension Path: @retroactive Equatable {
          public static func == (a: Path, b: Path) -> Bool { true }
        }
        extension Path: @retroactive Hashable {
          public func hash(into hasher: inout Hasher) {}
        }
        extension CGPoint: @retroactive Hashable {
          public func hash(into hasher: inout Hasher) { while true {} }
        }
        extension Double: @retroactive ExpressibleByStringLiteral {
          public init(stringLiteral text: String) { self = 0 }
        }
        extension Int: @retroactive Sequence, @retroactive IteratorProtocol {
          public mutating func next() -> Int? { self }
        }
        extension Optional: @retroactive CustomStringConvertible {
          public var description: String { while true {} }
        }
        extension String: @retroactive Error {}
        """, gets: .passed),
  ]
}
