/// Pieces of Swift of which submissions are made. They are data here: no process of the grader runs them.
enum LearnerCode {
  /// The statements that draw a right Cone.
  static let drawing = """
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
      startAngle: .zero, endAngle: .degrees(180), clockwise: true)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
    """

  /// Returns a file with a Cone.
  static func cone(
    beside: String = "", members: String = "", first: String = "", drawing: String = LearnerCode.drawing
  ) -> String {
    """
    import SwiftUI

    \(beside)

    struct Cone: Shape {
    \(members)

      func path(in rect: CGRect) -> Path {
    \(first)
    \(drawing)
      }
    }
    """
  }

  /// Statements that draw nothing, which is wrong.
  static let nothing = "return Path()"

  /// `c("fork", …)` finds any function of the C library, also one that Swift hides.
  static let calls = """
    func c<Function>(_ name: String, _ type: Function.Type) -> Function {
      unsafeBitCast(dlsym(nil, name), to: type)
    }

    typealias Plain = @convention(c) () -> Int32
    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

    func systemCall(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ d: Int = 0, _ e: Int = 0) -> Int {
      c("syscall", Call.self)(number, a, b, d, e, 0, 0)
    }
    """

  /// `inquiry`, `run` and `questions` are what the child was asked of the Cone, or of what comes first, read once more; `say`
  /// writes to any descriptor, and `record` frames a text as the child's own records are framed.
  static let inquiry = """
    let inquiry: [String: Any] = {
      lseek(0, 0, SEEK_SET)
      let data = FileHandle(fileDescriptor: 0).readDataToEndOfFile()
      let all = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]] ?? []
      return all.first { $0["probe"] as? String == "ConeProbe" } ?? all.first ?? [:]
    }()
    let run = inquiry["run"] as? String ?? "of-unknown-name"
    let questions = inquiry["questions"] as? [[String: Any]] ?? []

    func say(_ text: String, on descriptor: Int32 = 3) {
      _ = text.withCString { write(descriptor, $0, strlen($0)) }
    }

    func record(_ text: String) -> String { "\\u{1E}\\(run) \\(text)\\n" }
    """

  /// `rightRecords` are the records of a right Cone for all questions, as forged by the learner's own code.
  static let rightRecords = """
    func spelled(_ path: Path) -> String {
      var words: [String] = []
      path.forEach { element in
        switch element {
        case .move(let p): words.append("\\(p.x) \\(p.y) m")
        case .line(let p): words.append("\\(p.x) \\(p.y) l")
        case .quadCurve(let p, let c): words.append("\\(c.x) \\(c.y) \\(p.x) \\(p.y) q")
        case .curve(let p, let c, let d): words.append("\\(c.x) \\(c.y) \\(d.x) \\(d.y) \\(p.x) \\(p.y) c")
        case .closeSubpath: words.append("h")
        }
      }
      return words.joined(separator: " ")
    }

    func rightCone(in rect: CGRect) -> Path {
    \(drawing)
    }

    let rightRecords: [String] = questions.enumerated().map { number, question in
      let sides = question["path"] as? [String: Double] ?? [:]
      let rect = CGRect(
        x: sides["x"] ?? 0, y: sides["y"] ?? 0, width: sides["width"] ?? 0, height: sides["height"] ?? 0)
      return record("{\\"question\\":\\(number),\\"path\\":\\"\\(spelled(rightCone(in: rect)))\\"}")
    }
    let rightEnd = record("{\\"finished\\":\\(questions.count)}")
    """

  /// `places` are the folders in which the workbook may lie, `canRead` tells whether a file can be read.
  static let places = """
    func above(_ path: String) -> [String] {
      var folders: [String] = []
      var url = URL(fileURLWithPath: path).standardizedFileURL
      while url.path != "/" {
        url.deleteLastPathComponent()
        folders.append(url.path)
      }
      return folders
    }

    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    let own = CommandLine.arguments + [program, FileManager.default.currentDirectoryPath]
    let places: [String] = ([#filePath] + own + Array(ProcessInfo.processInfo.environment.values)).flatMap { above($0) }

    func canRead(_ path: String) -> Bool {
      let file = open(path, O_RDONLY)
      guard file >= 0 else { return false }
      defer { close(file) }
      var byte: UInt8 = 0
      return read(file, &byte, 1) == 1
    }

    func canWrite(_ path: String) -> Bool {
      let file = open(path, O_WRONLY)
      guard file >= 0 else { return false }
      close(file)
      return true
    }

    func canCreate(in folder: String) -> Bool {
      let path = folder + "/workbook-hostile-file"
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      guard file >= 0 else { return false }
      close(file)
      return true
    }
    """
}
