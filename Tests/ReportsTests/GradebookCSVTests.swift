import Grading
import Testing

@testable import Reports

struct GradebookCSVTests {
  private func text(_ gradebook: Gradebook) throws -> String {
    var text = ""
    try GradebookCSV(gradebook).write { text += $0 }
    return text
  }

  @Test func `a row a student, and nothing where something is not known`() throws {
    let rows = [
      "\u{FEFF}Id,Name,Late,Points,Max points,Complete,Not judged,Remarks,Paths/Triangle,Arcs/Cone,Arcs/Dial",
      "\"12\",\"Lea Müller\",no,1,6,yes,0,,1,0,0",
      "\"7\",\"'=cmd|' /C calc'!A0\",yes,,6,no,1,,1,,3",
      "\"nobody\",\"nobody\",no,0,6,yes,0,,0,0,0",
    ]
    #expect(Array(try text(GradedSamples.gradebook()).utf8) == Array(rows.map { $0 + "\r\n" }.joined().utf8))
  }

  @Test func `an exercise that was not graded for a student is an empty cell`() throws {
    var graded = GradedSamples.class3[0]
    graded.exercises.removeLast()
    #expect(try text(GradedSamples.gradebook([graded])).hasSuffix(",1,0,\r\n"))
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+49 30 1234", "'+49 30 1234"), ("-2", "'-2"), ("@SUM(A1)", "'@SUM(A1)"),
    ("|cmd", "'|cmd"), ("  =1", "'  =1"), ("\u{A0}=1", "'\u{A0}=1"), ("\u{200B}=1", "'\u{200B}=1"),
    ("\u{FEFF}=1", "'\u{FEFF}=1"), ("\"=1", "'\"\"=1"), ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"),
    ("＠a", "'＠a"), ("\t=1", "'\t'=1"), ("\r=1", "'\r'=1"), ("\n=1", "'\n'=1"), ("\tLea", "'\tLea"),
    ("Lea;=1", "Lea;'=1"), ("Lea\",=1", "Lea\"\",'=1"), ("Lea\t=1", "Lea\t'=1"), ("Lea\r\n=1", "Lea\r\n'=1"),
    ("=\u{301}1", "'=\u{301}1"), ("a\"\u{301},=1", "a\"\"\u{301},'=1"),
  ])
  func `what a spreadsheet might take for a formula is text`(name: String, cell: String) {
    #expect(Array(CSVCell.foreign(name).text.utf8) == Array("\"\(cell)\"".utf8))
  }

  @Test(arguments: ["Lea Müller", "O'Neill", "Müller, Lea", "Anne-Marie", "a=b", "李 雷", "x + y", "", "\u{202E}abc"])
  func `a name stays what it is`(name: String) {
    #expect(CSVCell.foreign(name).text == "\"\(name)\"")
  }

  @Test func `numbers stay numbers`() {
    #expect(CSVCell.row([.number(-3), .number(12), .empty, .word("no")]) == "-3,12,,no\r\n")
  }
}
