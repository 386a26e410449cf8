// The program in which a learner's chapter runs when `workbook` judges it.
//
// usage: observer LIBRARY, with the inquiries on standard input and descriptor 3 for the answers.
//        observer --surroundings PATH ..., with inquiries, the limits of the first of which count; tells on standard output what it can reach.
//
// It knows nothing of what is right. The chapter and its probes come as a shared library, which finds SwiftUI and
// Observing among this program's own symbols.
import Foundation
import Observing
import SystemCalls

func misuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("observer: \(message)\n".utf8))
  workbook_end(Respondent.misuseStatus)
}

guard let task = CommandLine.arguments.dropFirst().first, let inquiries = Respondent.readInquiries(),
  let inquiry = inquiries.first
else {
  misuse("usage: observer LIBRARY < inquiries")
}
let limits = workbook_limits(
  seconds: UInt(inquiry.limits.processorSeconds), bytes: UInt(inquiry.limits.memoryBytes),
  file_bytes: UInt(inquiry.limits.fileBytes), processes: UInt(inquiry.limits.processes ?? 0))
guard workbook_limit_self(limits) == 0 else { misuse("the limits cannot be set") }
// Where the system cannot refuse what no exercise needs, the limits must do.
_ = workbook_keep_to_self()
if task == "--surroundings" {
  let surroundings = Surroundings.measured(looking: Array(CommandLine.arguments.dropFirst(2)))
  guard let text = try? JSONEncoder().encode(surroundings) else { misuse("the surroundings cannot be written down") }
  FileHandle.standardOutput.write(text)
  workbook_end(0)
}
workbook_write_lines()
// What a library holds can run as soon as it is loaded: from here on, what goes wrong is the learner's.
guard access(task, R_OK) == 0 else { misuse("\(task) cannot be read") }
#if os(Linux)
  var fileSystem = statvfs()
  // ST_NOEXEC, which Swift's module of the C library leaves out.
  if statvfs(task, &fileSystem) == 0, fileSystem.f_flag & 8 != 0 {
    misuse("\(task) lies where nothing may be loaded as a program; name another folder in TMPDIR")
  }
#endif
guard Respondent.begin(inquiry) else { misuse("the answers cannot be written") }
guard dlopen(task, RTLD_LAZY | RTLD_GLOBAL) != nil else {
  let reason = dlerror().map { String(cString: $0) } ?? "nobody says why"
  workbook_end(Respondent.giveUp(inquiry, because: reason))
}
workbook_end(Respondent.respond(to: inquiries))
