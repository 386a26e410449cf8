import Testing

@testable import Grading

@Suite struct `The name of an entry` {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var origin: StudentKey.Origin?
    var student = ""
    var name = ""
    var isLate = false
    var attachment: Int?
    var file: String?
    var isTypedText = false
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "meierlea_12_345_Cone.swift", origin: .canvas, student: "12", name: "meierlea", attachment: 345,
      file: "Cone.swift"),
    Case(
      id: "meierlea_LATE_12_345_my work.zip", origin: .canvas, student: "12", name: "meierlea", isLate: true,
      attachment: 345, file: "my work.zip"),
    Case(
      id: "müller-lüdenscheidtanna_7_8_a_b_c.swift", origin: .canvas, student: "7", name: "müller-lüdenscheidtanna",
      attachment: 8, file: "a_b_c.swift"),
    Case(
      id: "leeana_7_8_9_10_Cone.swift", origin: .canvas, student: "7", name: "leeana", attachment: 8,
      file: "9_10_Cone.swift"),
    Case(
      id: "leeana_7_99999999999999999999_Cone.swift", origin: .canvas, student: "7", name: "leeana", attachment: .max,
      file: "Cone.swift"),
    Case(
      id: "anon_a1B2c_345_Cone.swift", origin: .anonymous, student: "a1B2c", name: "anon a1B2c", attachment: 345,
      file: "Cone.swift"),
    Case(
      id: "anon_12_LATE_345_Cone.swift", origin: .anonymous, student: "12", name: "anon 12", isLate: true,
      attachment: 345, file: "Cone.swift"),
    Case(
      id: "anon_LATE_12_345_Cone.swift", origin: .anonymous, student: "12", name: "anon 12", isLate: true,
      attachment: 345, file: "Cone.swift"),
    Case(
      id: "anon_a1B2c_12_345_Cone.swift", origin: .anonymous, student: "a1B2c", name: "anon a1B2c", attachment: 345,
      file: "Cone.swift"),
    Case(
      id: "meierlea_12_text.html", origin: .canvas, student: "12", name: "meierlea", file: "text.html",
      isTypedText: true),
    Case(id: "Lea Müller_12345_assignsubmission_file_", origin: .moodle, student: "12345", name: "Lea Müller"),
    Case(id: "Lea Müller_12345_assignsubmission_file", origin: .moodle, student: "12345", name: "Lea Müller"),
    Case(
      id: "Seán O'Brien y López_9_assignsubmission_file_Cone.swift", origin: .moodle, student: "9",
      name: "Seán O'Brien y López", file: "Cone.swift"),
    Case(
      id: "Max_von_der_Heide_10_assignsubmission_file_my_work.zip", origin: .moodle, student: "10",
      name: "Max_von_der_Heide", file: "my_work.zip"),
    Case(id: "Lea_1_assignsubmission_onlinetext_", origin: .moodle, student: "1", name: "Lea", isTypedText: true),
    Case(
      id: "Lea_1_assignsubmission_onlinetext_onlinetext.html", origin: .moodle, student: "1", name: "Lea",
      file: "onlinetext.html", isTypedText: true),
    Case(id: "_77_assignsubmission_file_", origin: .moodle, student: "77", name: "77"),
    Case(id: "\u{202E}aeL_77_assignsubmission_file_", origin: .moodle, student: "77", name: "\\u{202E}aeL"),
    Case(id: "meier_lea"), Case(id: "Cone.swift"), Case(id: "team_12"), Case(id: "team_12_34"), Case(id: "team_12_34_"),
    Case(id: "a_b_assignsubmission_file_"), Case(id: "assignsubmission_file_"), Case(id: "anon_"),
    Case(id: "_1_2_Cone.swift"),
    Case(id: "anon_Lea Meier_2_Cone.swift"), Case(id: "lea_１２_34_Cone.swift"), Case(id: ""),
  ]

  @Test(arguments: cases)
  func `tells whose it is where a platform wrote it`(_ expected: Case) {
    let name = EntryName(platform: expected.id)
    #expect(name?.student.origin == expected.origin)
    guard let name else { return }
    #expect(name.student.id == expected.student)
    #expect(name.name == expected.name)
    #expect(name.isLate == expected.isLate)
    #expect(name.attachment == expected.attachment)
    #expect(name.file == expected.file)
    #expect(name.isTypedText == expected.isTypedText)
  }

  @Test(arguments: [
    ("Cone-1.swift", "Cone.swift", 1), ("Cone-12.swift", "Cone.swift", 12), ("Cone.swift", "Cone.swift", 0),
    ("-1.swift", "-1.swift", 0), ("Cone-.swift", "Cone-.swift", 0), ("Cone-a.swift", "Cone-a.swift", 0),
    ("a-1-2.swift", "a-1.swift", 2), ("Cone-3", "Cone", 3), ("Cone.b-1.swift", "Cone.b.swift", 1),
  ])
  func `is freed of the number that Canvas writes into it`(_ name: String, freed: String, number: Int) {
    #expect(EntryName.withoutResubmissionNumber(name) == (freed, number))
  }

  @Test(arguments: [
    ("anna.zip", "anna", false), ("meier_lea.tar.gz", "meier_lea", false), ("ANNA.ZIP", "ANNA", false),
    ("a.b.tgz", "a.b", false), ("anna.rar", "anna", true), ("anna.tar.xz", "anna", true), ("anna.7z", "anna", true),
    ("anna.gz", "anna", true), ("anna", "anna", false), (".zip", ".zip", false), ("notes.txt", "notes.txt", false),
  ])
  func `loses an archive's extension`(_ name: String, stem: String, isUnopened: Bool) {
    #expect(ArchiveName.withoutExtension(name) == stem)
    #expect(ArchiveName.isUnopened(name) == isUnopened)
  }

  @Test(arguments: [
    ("Lea Müller", "Lea Müller"), ("  Lea \t Müller ", "Lea Müller"), ("", "no name"), (" ", "no name"),
    ("Lea\u{7}", "Lea\\u{7}"), ("\u{202E}aeL", "\\u{202E}aeL"), ("=1+1", "=1+1"),
  ])
  func `is shown in one line without what cannot be seen`(_ name: String, shown: String) {
    #expect(EntryName.shown(name) == shown)
  }
}
