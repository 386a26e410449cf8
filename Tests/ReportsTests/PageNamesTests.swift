import Grading
import Testing

@testable import Reports

struct PageNamesTests {
  private static func name(_ name: String, id: String) -> String {
    var names = PageNames()
    return names.name(for: Submission(id: id, name: name))
  }

  @Test(arguments: [
    ("Müller Lea", "12345", "mueller-lea-12345"), ("Mu\u{308}ller Lea", "1", "mueller-lea-1"),
    ("Søren Ågård Ößß", "2", "soeren-aagaard-oessss-2"), ("Amélie d'Été", "3", "amelie-dete-3"),
    ("Иван Петров", "4", "ivan-petrov-4"), ("李小龙", "5", "li-xiao-long-5"), ("a/../b\\c:*?", "6", "a-b-c-6"),
    ("  .hidden.  ", "7", "hidden-7"), ("lea", "lea", "lea"), ("con", "con", "student-con"),
    ("LPT1", "LPT1", "student-lpt1"),
    ("", "", "student"), ("\u{1F600}", "\u{1F600}", "student"), ("\u{0}\u{202E}", "8", "8"),
  ])
  func `a name is folded to small letters, digits and hyphens`(name: String, id: String, expected: String) {
    #expect(Self.name(name, id: id) == "students/\(expected).html")
  }

  @Test func `a name is never long, however long the student's is`() {
    let long = Self.name(String(repeating: "ü ", count: 5_000), id: String(repeating: "9", count: 5_000))
    #expect(long.utf8.count < 100)
    #expect(!long.contains("--"))
  }

  @Test func `no two students share a name, also where capitals do not count`() {
    var names = PageNames()
    let given = ["Lea", "LEA", "lea", "lea-2", "Léa", "lea-2"].map { names.name(for: Submission(id: $0, name: $0)) }
    #expect(
      given == ["lea", "lea-2", "lea-3", "lea-2-2", "lea-4", "lea-2-3"].map { "students/\($0).html" })
    #expect(Set(given.map { $0.lowercased() }).count == given.count)
  }

  @Test func `names that nothing is left of are numbered`() {
    var names = PageNames()
    #expect(names.name(for: Submission(id: "!", name: "?")) == "students/student.html")
    #expect(names.name(for: Submission(id: "?", name: "!")) == "students/student-2.html")
  }
}
