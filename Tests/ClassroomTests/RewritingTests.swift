import Course
import Foundation
import Judging
import Testing

@testable import Classroom

@Suite struct `A way of writing` {
  private static func rewrite(_ lines: String, by rewriting: Rewriting, seed: UInt64 = 1) -> String {
    var file = WrittenFile(solution: lines)
    var generator = SeededGenerator(seed: seed)
    rewriting.apply(&file, &generator)
    return file.text
  }

  private static let triangle = """
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        //: solution
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
        //: starter
        // // TODO: 1 Draw.
        // return Path()
        //: end
      }
    }
    """

  @Test(arguments: Rewriting.all.map(\.name)) func `finds its occasion in the course`(name: String) throws {
    let rewriting = try #require(Rewriting.all.first { $0.name == name })
    let changed = try Inventing.exemplars.get().filter { exemplar in
      // Some ways draw by chance that all stays as it is.
      (1...5).contains { seed in
        Self.rewrite(exemplar.solution, by: rewriting, seed: seed) != WrittenFile(solution: exemplar.solution).text
      }
    }
    #expect(!changed.isEmpty)
  }

  @Test(arguments: Rewriting.all.map(\.name)) func `leaves what was found in the file`(name: String) throws {
    let rewriting = try #require(Rewriting.all.first { $0.name == name })
    for exemplar in try Inventing.exemplars.get() {
      var file = WrittenFile(solution: exemplar.solution)
      let found = file.lines.filter { !$0.isOwn }.map(\.text).sorted()
      var generator = SeededGenerator(seed: 3)
      rewriting.apply(&file, &generator)
      #expect(file.lines.filter { !$0.isOwn }.map(\.text).sorted() == found, "\(exemplar.exercise.id)")
    }
  }

  @Test func `joins corners in one call`() {
    #expect(
      Self.rewrite(Self.triangle, by: .points).contains(
        """
            path.addLines([
              CGPoint(x: rect.midX, y: rect.minY),
              CGPoint(x: rect.maxX, y: rect.maxY),
            ])
            path.closeSubpath()
        """))
  }

  @Test func `fills a path in a closure`() {
    #expect(
      Self.rewrite(Self.triangle, by: .filledByClosure).contains(
        """
            return Path { path in
              path.move(to: CGPoint(x: rect.midX, y: rect.minY))
              path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
              path.closeSubpath()
            }
        """))
  }

  @Test func `renames a variable but no label, no member and no function of the exercise`() {
    let text = Self.rewrite(
      """
      struct Cone: Shape {
        func path(in rect: CGRect) -> Path {
          //: solution
          let radius = min(rect.width, rect.height) / 2
          var path = Path()
          path.addArc(center: .zero, radius: radius, startAngle: .zero, endAngle: .zero, clockwise: true)
          path.addPath(Circle().path(in: rect))
          return path
          //: starter
          // return Path()
          //: end
        }
      }
      """, by: .renamed)
    #expect(text.contains("func path(in rect: CGRect)"))
    #expect(text.contains("Circle().path(in: rect)"))
    #expect(text.contains(#/, radius: (?!radius)\w+, /#))
    #expect(!text.contains("var path"))
    #expect(!text.contains("return path"))
  }

  @Test func `leaves a variable alone that has the name of a property`() throws {
    let tab = try #require(Inventing.exemplars.get().first { $0.exercise.id == "Arcs/RoundedTab" })
    #expect(Self.rewrite(tab.solution, by: .renamed).contains("let radius = min(max(radius, 0)"))
    #expect(!Self.rewrite(tab.solution, by: .writtenSelf).contains("self.radius"))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `changes the order of functions in a type, but gives none to another type`(seed: UInt64) {
    let text = Self.rewrite(
      """
      struct First {
        //: solution
        func one() {
        }

        func two() {
        }
        //: starter
        //: end
      }

      private struct Second {
        func three() {
        }
      }
      """, by: .otherOrder, seed: seed)
    let first = text.split(separator: "struct ").first { $0.hasPrefix("First") }
    #expect(first?.contains("one") == true && first?.contains("two") == true && first?.contains("three") == false)
  }

  @Test func `keeps the tasks that the starter names, where a student does`() {
    let file = WrittenFile(solution: Self.triangle, keepsTasks: true)
    #expect(file.text.contains("    // TODO: 1 Draw.\n    var path = Path()"))
    #expect(!WrittenFile(solution: Self.triangle).text.contains("TODO"))
  }

  @Test func `is not tried on a mistake in vain: the mistake stays`() throws {
    for exemplar in try Inventing.exemplars.get() where !exemplar.mistakes.isEmpty {
      let right = Self.rewrite(exemplar.solution, by: .edges)
      for mistake in exemplar.mistakes.prefix(3) { #expect(Self.rewrite(mistake, by: .edges) != right) }
    }
  }
}
