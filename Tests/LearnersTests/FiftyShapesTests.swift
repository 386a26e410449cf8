import Foundation
import Testing

@Suite struct FiftyShapesTests {
  @Test func `there are fifty shapes, each in a file of its own with its answers beside it`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let families = ["Polygons", "Arcs", "Curves", "Charts", "Composed", "Strokes"]
    let files = try families.flatMap {
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: $0).path(percentEncoded: false))
    }
    let shapes = files.filter { !$0.hasSuffix("Tests.swift") }
    #expect(shapes.count == 50)
    #expect(Set(files) == Set(shapes).union(shapes.map { $0.replacing(".swift", with: "Tests.swift") }))
  }
}
