import Judging

/// Names of people all over Europe, with what makes them hard for programs.
enum Names {
  private static let given = [
    "Lea", "Jürgen", "Zoë", "René", "Björn", "Françoise", "Søren", "Ángel", "Çağla", "Łukasz", "Anna Lena", "Jean-Luc",
    "Sinéad", "Åsa", "Ömer", "Márta", "João", "Nadežda", "Émile", "Ioana", "Mikko", "Katarína", "Hans Peter", "Ayşe",
    "Tomáš", "Birgit", "Niamh", "Ğülşen", "Đorđe", "Ida", "Matthias", "Chloé", "Ines", "Václav", "Eglė", "Jürg",
    "Karl-Heinz", "Siân", "Íñigo", "Max",
  ]

  private static let family = [
    "Müller", "Groß", "Höß", "O'Brien", "D’Angelo", "Núñez", "Øvergård", "Żółkiewska", "Löwenstein", "García Márquez",
    "Schmidt", "van der Berg", "Strauß", "Dvořák", "Kovács", "Lefèvre", "Nygård", "Yıldız", "Petrović", "Šimková",
    "Meyer-Lüdenscheidt", "MacÉoin", "Fernández-Peña", "Bäcker", "de la Cruz", "Sørensen", "Țurcanu", "Ólafsdóttir",
    "Jönsson", "Weiß", "Köhler", "Nagy", "Rüegg", "Île", "Özdemir", "Ek", "Wójcik", "Bērziņš", "Käärik", "St. John",
  ]

  /// Names that come once in sixty: very long ones, a single one, other letters.
  private static let rare = [
    ("Maximiliane Friederike Wilhelmine Ottilie", "Freifrau von und zu Löwenstein-Wertheim-Freudenberg-Großaspach"),
    ("", "Sukarno"),
    ("Ελένη", "Παπαδοπούλου"),
    ("Lea", "Müller"),
    ("Lea", "Müller"),
    ("Nguyễn Thị", "Minh Khai"),
  ]

  /// Returns given names and a family name for the student at a place.
  static func name(_ number: Int, using generator: inout SeededGenerator) -> (given: String, family: String) {
    let drawn = (generator.element(of: given), generator.element(of: family))
    let place = number % 10 == 7 ? number / 10 : rare.count
    return rare.indices.contains(place % 6) && place < rare.count ? rare[place] : drawn
  }
}
