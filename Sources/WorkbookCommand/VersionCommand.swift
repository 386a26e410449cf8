import Reports

extension Command {
  static let version = Command(Manual("version", "tell which version this is (also --version)")) { _, _ in
    Outcome("workbook 0.1.0\n")
  }
}
